"""Common surnames: a typed surname found here is a family of its own, not a slip for a near one (Rossi is
not Grossi).

General knowledge. Women's forms of Slavic and Greek surnames are made by rule (`forms`), so one form
stands here.
"""

LATIN = """
Aalst Aarts Abad Abascal Abbot Abbott Abrantes Abreu Acar Ackermann Acosta Acuña Adam Adamczyk Adamek
Adamiak Adams Adamski Addams Adriaensen Aerts Agudo Aguiar Aguilar Aguilera Aguirre Ahmad Ahmed Ahonen
Ahrens Aksoy Aktaş Alan Alarcón Alba Albers Albert Albrecht Albu Alcalá Alcaraz Alcántara Alemany Alemán
Alexander Alfonso Ali Allan Allen Almeida Alonso Alonzo Alva Alvarez Alves Amador Amaral Amaro Amat
Amati Amato Amici Amico Amo Amor Amorim Amorós Anders Andersen Anderson Andersson Andrade Andre Andreu
Andrews Andrzejewski André Andrés Angelis Anguita Anjos Antal Antonio Antunes Antón Antúnez Aparicio
Apel Appel Aragonés Aragón Aramburu Aranda Araujo Araya Araújo Arce Arcos Arellano Arenas Arends Arias
Ariza Arjona Armas Armstrong Arnal Arnau Arnaud Arnault Arndt Arnold Arranz Arribas Arroyo Arslan Artero
Artigas Asensio Ashton Aslan Assis Assunção Astor Ateş Atienza Atkins Atkinson Auber Aubert Aubin Aubry
Auer Austen Austin Avcı Avelar Avilés Avram Ayala Aydin Aydın Ayuso Azeredo Azevedo Aznar Baas Babić
Bach Bachmann Backer Backx Bader Badía Baena Bahr Bai Baier Bailey Baillet Bailly Baily Bak Baker Bakke
Bakken Bakker Bakos Bakx Bakó Balan Baldwin Balint Ball Balla Ballester Ballesteros Balog Balogh Balázs
Bank Banks Baptista Baran Baranowski Barański Barba Barbe Barber Barbera Barberi Barberis Barbero
Barberà Barberá Barbier Barbieri Barbiero Barbière Barbosa Barbu Barbulescu Barceló Barco Barends Barker
Barlow Barna Barnes Barnett Barns Baron Barragán Barral Barranco Barre Barreiro Barrera Barrero Barreto
Barrett Barrio Barrios Barron Barros Barroso Barré Bart Barta Bartel Bartels Barth Bartha Bartlett
Barton Bartoš Bartošek Bartsch Bartůněk Basile Basili Bassani Bassi Bassini Basso Bastos Bates Batista
Battaglia Battaglini Battista Battisti Baudry Bauer Bauers Baum Bauman Baumann Baumgarten Baumgartner
Baur Bautista Baxter Bayer Bayley Baños Beal Beaumont Becerra Beck Becker Beckers Beckett Beek Beekman
Begić Begum Behr Behrendt Behrens Beier Bejarano Bekker Belda Bell Belli Bellini Bellino Bello Bellucci
Beltrame Beltrami Beltrán Benard Benavente Benavides Bender Benedetti Benet Beneš Benešek Bengtsson
Benito Benkő Bennet Bennett Benoist Benoit Benson Bentley Bento Benz Benítez Beran Berenguer Berg Berge
Berger Berggren Bergh Berglund Bergman Bergmann Bergner Bergström Berisha Berki Bermejo Bermudo Bermúdez
Bernabé Bernal Bernard Bernardes Bernardi Bernardin Bernardini Bernardo Bernat Berndt Bernhardt Berrocal
Berry Bertelli Berti Bertini Berto Bertoli Bertolini Bertoni Bertran Bertrand Beránek Bessa Besson
Betancor Betti Bettini Bettoni Beuer Beukers Beyer Bianchetti Bianchi Bianchini Bianco Bielecki Bielski
Bigot Binder Bird Biró Bischoff Bishop Bispo Björk Björklund Black Blackburn Blackwell Blaha Blair Blake
Blanc Blanca Blanch Blanchard Blanche Blanchet Blanco Blank Blas Blasco Blažek Blažević Blin Bloem
Bloemen Blom Blomqvist Blondel Blum Blume Bláha Blázquez Bock Bocks Bode Bodnár Boehm Boer Boers Boersma
Bogaert Bogdán Bognár Bohn Bolaños Bolton Bond Bonet Bonilla Bonnard Bonneau Bonnet Boom Boon Boone
Booth Borba Borbély Borek Borges Borja Borkowski Bormann Born Boros Borowski Borrell Borrás Bos Bosch
Boschi Bosco Bosi Bosman Bossi Bosso Botella Bouchard Boucher Bouchet Boulanger Bourgeois Bourke
Bousquet Bouvier Bouwman Bouwmeester Bowden Bowen Bowman Boyd Boye Boyer Boyet Bošnjak Božić Bradley
Bradly Bradshaw Brady Brambilla Branco Brand Brandes Brandl Brands Brandsma Brandt Brandão Brauer Braun
Brauns Bravo Bravos Brennan Brenner Breton Breuer Brewer Brian Briggs Bright Brink Brinkmann Briones
Brito Britton Broek Broers Brook Brooke Brookes Brooks Brossard Brouwer Brouwers Brower Brown Browne
Browning Brož Bruijn Bruin Brun Bruneau Brunel Brunelli Brunet Brunetti Bruni Brunner Bruno Brusa Brusca
Bruyère Bryan Bryant Bryce Brzeziński Bräuer Brückner Buchholz Buchner Buckley Bucur Budai Buendía Bueno
Bui Bukowski Bull Bulut Burda Bureš Burger Burgess Burgos Burke Burkhardt Burns Burrows Burton Busch
Bush Busse Bustamante Bustos Butcher Butler Byrd Byrne Byrnes Báez Bálint Bárcena Bäcker Bílek Bílý Bíró
Böck Böcker Böhm Böhme Bürger Büscher Bălan Bąk Bērziņš Błaszczyk Caballer Caballero Cabeza Cabezas
Cabral Cabrera Cabrero Cadet Caetano Cai Calabrese Calabresi Calado Calatayud Caldeira Calderón Caldwell
Calero Calle Calleja Calve Calvet Calvi Calvo Camacho Cambell Cameron Camp Campana Campanella Campani
Campbell Campi Campillo Campo Campos Camps Camus Can Cana Canales Canals Candela Cannon Cano Cantero Cao
Caparrós Capelli Capello Cappelli Cappello Capuano Caputo Carballo Carbone Carbonell Carboni Carbó
Cardinal Cardinali Cardona Cardoso Cardozo Carey Carli Carlier Carlini Carlon Carlsen Carlson Carlsson
Carmen Carmo Carmona Carneiro Caro Caron Carpenter Carpentier Carr Carranza Carrasco Carrascosa Carreira
Carrera Carreras Carrero Carretero Carrillo Carrión Carro Carroll Carron Carré Carta Carter Cartier
Cartwright Carusi Caruso Carvajal Carvalhal Carvalho Casado Casagrande Casal Casali Casals Casanova
Casanovas Casas Casella Caselli Casey Casimiro Cassano Cassidy Castaldi Castaldo Castaño Castejón
Castell Castellani Castellano Castellanos Castelli Castells Castelo Castilla Castillo Castro Catalani
Catalano Catalán Cattaneo Cattani Cavaco Cavalcante Cavalcanti Cavallaro Cavalli Cavallini Cavallo Cañas
Cañete Ceballos Ceccarelli Ceccato Cecchi Cecchini Celik Cerdá Cerezo Cerutti Cervantes Cervera Cesari
Cetin Chacón Chadwick Chalupa Chalupník Chamber Chambers Chamorro Chandler Chapman Chapuis Charles
Charlton Charpentier Charrier Chartier Chauvin Chaves Chavez Checa Chen Cheng Chevalier Chevallier
Chiesa Chmielewski Cho Choi Choudhury Chowdhury Christ Christensen Christiansen Church Chávez Cibulka
Ciccone Cichy Cid Cieślak Cieślik Cifuentes Ciobanu Ciobotaru Cipriani Cirillo Cisneros Claes Claessens
Clark Clarke Clayton Clement Clemente Clementi Clements Clerk Clifford Clément Coates Cobo Cobos Cocchi
Cocco Cochrane Codina Coelho Coello Coenen Cohen Cojocaru Colas Cole Colella Coleman Coles Coley Colin
Colins Collado Collet Colli Collin Collina Colling Collings Collins Colman Colom Colombi Colombo Coman
Comas Conceição Conde Conesa Connelly Conner Connolly Connor Connors Conrad Constantin Constantinescu
Conte Conti Contini Contreras Conway Cook Cooke Cooks Cools Cooper Coppa Coppola Corbacho Cordeiro
Cordero Cordier Cornejo Cornelissen Coronado Corral Correa Correia Corsi Corsini Corso Corte Cortes
Cortese Cortesi Cortez Cortina Cortés Cosentino Cosenza Costa Coste Costello Costi Cousin Couto Cowper
Cox Coxe Coyle Cozma Craig Cramer Crane Craven Crawford Crespi Crespo Criado Cristea Cristescu Cristiani
Croce Croci Cross Crotti Cruces Cruz Crăciun Csizmadia Csonka Cuadrado Cuenca Cuervo Cuesta Cuevas Cui
Cullen Cumming Cummings Cunha Cunhal Cunningham Curran Curry Curtis Custódio Cuvelier Czajka Czajkowski
Czarnecki Czarny Czerwiński Cáceres Cámara Cánovas Cárdenas Câmara Córdoba D'Agostino D'Ambrosio D'Amico
D'Andrea D'Angelo Daalen Dahl Dahlberg Dahlgren Dahlin Dal Dale Daley Dalmau Daly Dam Damasceno Damen
Damman Dang Daniel Daniels Dantas Dao Darby Das David Davids Davidson Davies Davis Davison Dawson Day
Daye Daza De Dean Deane Decker Deiana Dekker Dekkers Delacroix Delaney Delaunay Delgadillo Delgado Delić
Delmas Demir Demirci Demirel Dempsey Deng Denis Dennis Denys Descamps Deschamps Devaux Devlin Deák Di
Diaconu Dias Diaz Dickinson Dickson Didier Diehl Diener Dietrich Diez Dijk Dijkman Dijkstra Dillon
Dimitrov Dimitrovski Dincă Ding Dinh Dini Dinis Diniz Dinu Dirks Dirksen Dittrich Dixon Diéguez
Djordjevic Do Doan Dobos Dobre Dobrescu Dobson Dodd Dodds Dogan Doherty Dolan Doležal Doležel Domański
Domingues Doménech Domínguez Donatelli Donati Donato Dong Donnelly Donoso Donovan Doorn Dorado Doran
Dorn Dostal Dostál Dotti Dougherty Douglas Douglass Dowling Downing Doyle Doğan Dragomir Drake Draper
Drew Driesch Driesen Driessen Drouet Drozd Drăgan Du Duan Duarte Duboi Dubois Dubos Duclos Ducrocq Duda
Dudek Dudziak Dudás Duffy Dufou Dufour Dufresne Duin Dujardin Dumais Duman Dumas Dumitrache Dumitrescu
Dumitru Dumont Dumoulin Duncan Dunlop Dunn Dunne Duong Dupond Dupont Dupré Dupuis Dupuy Duque Duran
Durand Durant Durán Duval Duvall Dušek Dvořák Dvořáček Dyer Dávila Díaz Díez Dózsa Dömötör Döring Dąbek
Dąbrowski Eaton Eber Eberhard Eberl Eberle Ebert Echevarría Eckert Eder Edward Edwards Egea Ehlers
Ehlert Ehrhardt Eichhorn Eijk Eisele Ek Ekici Eklund Ekström Elder Eliis Eliot Elliot Elliott Ellis
Elorza Elzinga Elías Emery Enache Ene Enescu Engberg Engel Engelen Engels Engl English Engström Enríquez
Er Erdmann Erdoğan Erdélyi Erdős Erickson Ericsson Eriksen Erikson Eriksson Ernst Escobar Escobedo
Escribano Escrivá Escudero Esparza España Español Espejo Espino Espinosa Espinoza Espinós Esposito Esser
Esteban Esteve Esteves Estrada Estévez Evan Evans Everett Evers Everts Evrard Expósito Fabbri Fabbro
Faber Fabiani Fabre Fabri Fabris Fabry Faivre Fajardo Falco Falcone Falconi Falcón Falk Fallon Fan Fang
Fanti Fantini Faragó Faria Farias Farina Farini Farkas Farmer Farnese Farrell Farré Faulkner Faure Fauré
Fava Favaro Favero Favre Favreau Fazekas Fehér Feijoo Fekete Feliu Feng Ferguson Fergusson Fernandes
Fernandez Fernández Ferrand Ferrante Ferranti Ferrara Ferrari Ferrario Ferraro Ferraz Ferreira Ferrer
Ferrero Ferretti Ferri Ferro Ferrán Ferrándiz Fiala Fialka Fiedler Field Fields Figueiredo Figueras
Figueroa Fijałkowski Filip Filipe Filipek Filipović Filippi Filippini Finch Finck Fink Finke Finn Fiore
Fiorentini Fiorentino Fiori Fiorini Fischer Fischler Fisher Fishers Fitzgerald Fitzpatrick Fišer
Flanagan Fleming Flemming Fletcher Fleuri Fleurie Fleury Flor Florea Flores Florescu Flynn Flórez Fodor
Fokkema Folch Foley Fonseca Font Fontaine Fontana Fontanel Fontanini Fontes Fontoura Forbes Ford Forde
Forsberg Forster Forte Forti Fortunato Foster Fouquet Fourner Fournier Fourrier Fowler Fox Fraile Franc
Franceschi Franceschini Franchi Franchini Francis Franco Francés Frandsen Frank Franke Frankel Franken
Franklin Frans Franssen Fransson Franzoni França François Fraser Frazer Frazier Fredriksen Fredriksson
Freedman Freeman Freire Freitas Freund Frey Friedl Friedman Friedrich Friedrichs Frigerio Friis Fritsch
Fritz Fromm Frost Frutos Frías Fröhlich Fu Fuchs Fuente Fuentes Fuertes Fuller Fumagalli Funck Funk
Funke Furtado Fusco Fusi Fux Fábián Félix Förster Fülöp Gabriel Gaillard Gaillot Gajda Gajewski Galan
Galimberti Galindo Gallagher Gallardo Gallart Gallego Gallegos Gallet Galletti Galli Gallina Gallini
Gallo Galloway Galvez Galvão Galán Gamba Gambini Gambino Gamero Gamez Gao Garau Garay Garcia Garcés
Garcês García Gardiner Gardner Garland Garner Garnier Garofalo Garratt Garrett Garrido Garriga Garrigues
Garza Garzón Gascón Gashi Gaspar Gaspari Gasparini Gatta Gatti Gattini Gatto Gaultier Gauthier Gautier
Gavilán Gawron Gawroński Gay Gebhardt Geiger Geisler Geißler Gelder Gelli Gennaro Genovese Genovesi
Gentile Gentili George Georgescu Gerard Gerards Gerber Gerlach Germain Germond Gerrits Gerritsen
Gheorghe Gheorghiu Ghezzi Gianni Giannini Giannotti Gibbons Gibbs Gibert Gibson Giese Gijsen Gil
Gilabert Gilardi Gilbert Gili Gill Gillespie Gillet Gimeno Giménez Giner Giordani Giordano Giorgi
Giorgini Giovannini Girard Girardi Girardin Girardot Giraud Girona Gisbert Giuliani Giuliano Giusti
Giusto Gjoka Glover Glynn Godard Godfrey Godinho Godlewski Godoy Goetz Goicoechea Goldberg Goldstein
Golob Gomes Gomez Gomis Goncalves Gong Gonzales Gonzalez Gonzalo González Gonçalves Goodman Goodwin
Goossens Gordillo Gordo Gordon Gori Goria Gottschalk Goulding Gouveia Gołębiowski Graaf Grabowski
Grabski Gracia Graf Graff Graham Grahame Gramaglia Granados Grande Grandi Granell Granier Grant Gras
Grassi Grassini Grasso Grau Graves Gray Grechi Greco Green Greene Greenwood Greer Gregori Gregory
Greiner Grey Grgić Griffin Griffith Griffiths Grigore Grilli Grillo Grimaldi Grimaldo Grimm Gritti Groen
Groenen Grondin Groot Grootveld Gros Gross Grosse Grossi Grosso Grosu Groß Große Gual Gualtieri
Guardiola Guedes Guerin Guerra Guerreiro Guerrero Guerrieri Guerriero Guerrini Guichard Guidi Guido
Guidotti Guijarro Guilbert Guillaume Guillem Guillot Guillou Guillén Guimarães Gulyás Guo Gupta
Gustafsson Gustavsson Gutierrez Gutiérrez Gutowski Guyon Guyot Guzman Guzmán Guérin Guérineau Gál Gáll
Gálvez Gámez Gáspár Gärtner Gérald Gérard Góis Gómez Góra Górecki Górka Górski Göth Götz Güler Güneş
Günther Głowacki Haag Haak Haan Haas Haase Haass Hackett Haddad Hadžić Hagan Hagen Hahm Hahn Hahne
Haines Hajdu Hajdú Hajek Hajný Hale Halilović Hall Halls Halász Hamann Hamel Hamilton Hammer Hammond
Hamon Hampton Han Hancock Hannsen Hansen Hanson Hanssen Hanuš Hanák Hao Harding Hardy Hargreaves Harman
Harmon Harms Haro Harper Harries Harris Harrison Hart Harte Hartley Hartman Hartmann Harvey Hasanović
Hase Hass Hassan Haug Haugen Havel Havelka Havlíček Havránek Hawkes Hawking Hawkins Hay Hayes Haynes
Hays Hayward He Healey Healy Heart Heath Heck Hedberg Hedlund Hedman Heemskerk Hegedüs Hegedűs Heijden
Heikkilä Heikkinen Hein Heine Heinonen Heinrich Heinrichs Heinz Helder Heller Hellström Hender Hendersen
Henderson Hendriks Hendrikx Hendrix Henkel Henning Henri Henriks Henriksen Henriksson Henriot Henriques
Henry Hentschel Heredia Herman Hermann Hermanns Hermans Hermansson Hermsen Hernández Herold Herranz
Herrera Herrero Herreros Herrmann Herve Hervás Hervé Herzig Herzog Hess Hesse Hessel Heuer Hewitt Heyne
Heß Heřman Hickey Hicks Hickson Hidalgo Hierro Higgins Hill Hille Hiller Hills Hines Hinrichs Hinz
Hirsch Hladík Hlaváček Ho Hoang Hoarau Hodges Hodgson Hodžić Hoek Hoekstra Hofer Hoffer Hoffman Hoffmann
Hofman Hofmann Hofstra Hogan Holden Holeček Holland Hollands Holloway Holm Holmberg Holme Holmes
Holmgren Holmström Holt Holub Holubec Holz Holý Homola Honza Hoogland Hooper Hope Hopkin Hopkins Hora
Horký Horn Horne Hornyák Horta Horton Horvat Horvath Horvát Horváth Horák Horáček Hou Houghton Houtman
Howard Howarth Howe Howell Hoxha Hoyos Hradec Hrdlička Hribar Hruby Hrubý Hruška Hu Huang Hubbard Huber
Hubert Hudec Hudson Huerta Huertas Huet Hugh Hughes Hugues Huguet Huisman Hull Humbert Humphreys
Humphries Hunt Hunter Hurley Hurst Hurtado Husić Hussain Hussein Hutchinson Hutchison Huynh Hájek
Hämäläinen Håkansson Hébert Höfer Hölzl Hübner Iacono Iancu Iannone Ibarra Ibrahim Ibáñez Iglesia
Iglesias Ignaciuk Ilijević Ilić Illés Imbert Infante Ingram Iniesta Ion Ionescu Ionita Ionită Iordache
Iriarte Irvine Irving Isaksen Isaksson Isern Islam Ispas Iyer Izquierdo Jabłonowski Jabłoński Jacks
Jackson Jacob Jacobs Jacobsen Jacobsson Jacques Jacquet Jacquot Jaeger Jager Jahn Jakab Jakobsen
Jakobsson Jakubiak Jakubowski James Jameson Janda Janeček Jang Janicki Jankauskas Janke Jankowicz
Jankowski Janoušek Janowski Jans Janse Jansen Jansons Janssen Janssens Janßen Janák Jara Jardim Jarosz
Jaroš Jarvis Jasiński Jaspers Jastrzębski Jaume Jaworek Jaworski Jaén Jean Jeffery Jelen Jelínek Jenkin
Jenkins Jenkinson Jennings Jensen Jenson Jenssen Jensson Jerez Jesus Ježek Jia Jiang Jimenez Jiménez Jin
Jiránek Jirásek Joens Johannessen Johansen Johansson John Johnson Johnsson Johnston Johnstone Jokinen
Jolie Jolly Joly Jonasson Jones Jong Jonker Jonkers Jonson Jonsson Joosten Jordan Jordá Jordán Jorge
Jorgensen Jost Joubert Jourdan Jovanović Jovanovski Jover Joyce Juan Juhász Julien Juliá Julián Jung
Junge Jungk Junqueira Jurado Jurić Jurišić Juárez Jánský Jäger Jäkel Järvi Järvinen Jónás Józsa
Jørgensen Kaczmarczyk Kaczmarek Kaczor Kadlec Kadleček Kaiser Kalicki Kalina Kalinowski Kalniņš Kaminski
Kamiński Kamp Kamps Kane Kang Kania Kaniewski Kaplan Kara Karjalainen Karlsen Karlsson Kasprzak Kasprzyk
Kato Katona Katz Kaufmann Kay Kaya Kazlauskas Keane Kearney Keegan Keenan Kehler Keiser Kelemen Keller
Kelley Kellner Kelly Kelmendi Kelsey Kemp Kendall Kennedy Kenny Kent Kerekes Kern Kerner Kerr Kersten
Keskin Kessler Keyser Keßler Khan Khoury Kiefer Kieu Kilic Kim King Kings Kingston Kinnunen Kiraly Kirby
Kirchhoff Kirchner Kirk Kirsch Kirschner Király Kis Kiss Kjær Klaasen Klaassen Klain Klaus Klein Kleine
Kleiner Klemm Klimczak Klimek Kling Klug Klíma Knapp Knežević Knight Knights Knol Knoll Knudsen Knutsen
Kobayashi Koc Koch Kocher Kock Kocsis Koehler Kohl Kohler Kohout Kok Kokx Kolar Kolařík Kolb Kolman
Kolář Konečný Konieczny Koning Konings Koopman Koopmans Kopecký Kopeć Kopeček Korhonen Korkmaz Korn Kort
Kortekaas Kos Kosiński Koskinen Koster Kosters Kostić Kostka Kot Kotnik Kotowski Koudelka Koutný Koval
Kovač Kovačević Kovačevski Kovačić Kovačík Kovařík Kovács Kovácsik Kovácsné Kováts Kováč Kovář Kowal
Kowalczyk Kowalewski Kowalik Kowalski Kozak Kozieł Kozioł Kozma Kozłowski Koç Kołodziej Kołodziejczyk
Krafft Kraft Krajnc Krakowski Kralj Kramer Kramers Kranz Krasniqi Kratochvíl Kraus Krause Krauss Krauß
Krawczyk Krawiec Krebs Krejčí Krejčík Kremer Kretschmer Krieger Kristensen Kristiansen Krogh Kroon
Krstić Krueger Krug Kruk Krupa Krupski Kruse Král Králík Králíček Krátký Krämer Król Królak Królikowski
Kröger Krüger Kubala Kubeš Kubiak Kubicki Kubr Kubát Kubík Kubíček Kuchar Kucharski Kuhn Kuijpers Kuiper
Kuipers Kujawa Kumar Kunz Kunze Kurek Kurt Kurz Kučera Kučerka Kuś Kvist Kwiatkowski Kwiecień Kántor
Kárpáti Köhl Köhler König Körber Körner Kühn Kühne Kühnel Küster Kılıç Kříž Křížek Laan Labbé Lacerda
Lacombe Lacroix Lage Lagrange Laguna Lahtinen Lai Lain Laine Laing Laitinen Lakatos Lam Lamas Lamb
Lamber Lambert Lammers Lane Lang Lange Langen Langer Langlois Lanza Lanzi Laporte Lara Laras Laroche
Larrañaga Larrea Larsen Larson Larsson Lasa Lasek Laskowski Lauer Laurence Laurens Laurent Lauritsen
Laursen Law Lawrence Lawson Lawton Lazar Lazzari Lazzarini Lazăr Le Leach Leal Leary Leblanc Lebon
Lebreton Lebrun Lechner Leclerc Leclercq Leclère Lecomte Leconte Ledesma Leduc Lee Leemann Leenders
Leeuw Leeuwen Lefebure Lefebvre Lefevre Lefort Lefèvre Legrand Legros Lehman Lehmann Lehtinen Lehtonen
Lei Leigh Leite Leitão Leiva Lejeune Lelièvre Lema Lemair Lemaire Lemaître Lemmens Lemoine Lemonnier
Lemos Lengyel Lennon Lenoir Lenz Leon Leonard Leone Leoni Lepore Leray Lerma Leroux Leroy Lesage Leslie
Letellier Levi Levy Lewandowski Lewicki Lewis León Leśniak Li Liang Liao Lillo Lim Lima Lin Linares Lind
Lindberg Linde Lindemann Linden Linder Lindgren Lindholm Lindner Lindqvist Lindström Link Linssen
Lipiński Lis Lisowski Little Liu Livingstone Liška Lišák Llamas Lledó Llopis Llorens Llorente Lloyd
Lluch Lo Lobato Lobo Locke Lodi Lodigiani Loiseau Lombardi Lombardo Long Longhi Longo Lončar Lončarić
Lope Lopes Lopez Lorente Lorentz Lorentzen Lorenz Lorenzi Lorenzini Lorenzo Lori Losada Louis Loureiro
Lourenço Love Lovrić Low Lowe Lowry Lozano Lu Luca Lucas Lucassen Lucat Lucchesi Lucena Luciani Luciano
Ludwig Lugo Luis Luján Lukeš Lukić Lukács Lukáš Luna Lund Lundberg Lunde Lundgren Lundin Lundqvist Lungu
Luo Luong Lupi Lupo Lupu Luque Lutz Luu Luz Ly Lynch Lynn Lyon Lyons Lyttle Lársson László Lázaro Léger
Lévêque López Löffler Löwe Lőrincz Ma Maas Mac MacArthur MacDonald MacDonnell MacGregor MacIntosh MacKay
MacKenzie MacMahon MacRae Macedo Mach Machado Machač Macháček Macia Maciejak Maciejewski Maciel Maciá
Mack Mackay Mackenzie Maclean Macleod Macmillan Macpherson Macrae Macías Madarász Madeira Madej Madrid
Madrigal Madsen Maes Maestre Maffei Maffi Magalhães Maggi Maggio Maggioni Maggiore Magnani Magni
Magnusson Maguire Magyar Mahmoud Mahoney Mai Maia Maier Maillard Maire Maj Majcher Majewski Major
Makowski Maldonado Malewicz Malheiro Malicki Malina Malinowski Mallet Malone Malík Malý Man Manca
Mancini Mancino Mancuso Manfredi Manfredini Manley Mann Manna Manning Mannino Manole Manolescu Manrique
Mansilla Mansour Manzanares Manzano Mao Marangoni Marchal Marchand Marchant Marchese Marchesi Marchetti
Marchetto Marchi Marchini Marciniak Marcinkowski Marco Marcone Marconi Marcos Marczak Marek Mareček
Mareš Mari Mariani Mariano Marin Marinelli Marinescu Marinho Marini Marino Marion Mariotti Mariscal
Mariño Marić Markiewicz Marković Markowski Marlin Marques Marquez Marqués Marra Marras Marrero Marrone
Marsden Marsh Marshall Martel Martelli Martello Marten Martens Marti Martin Martine Martineau Martinelli
Martinez Martinho Martini Martino Martins Martinsen Martinsson Martorell Marty Martí Martín Martínez
Marx Mary Marçal Maréchal Marín Mas Masciarelli Masi Masini Mason Massa Massari Massaro Massi Masson
Mata Mateescu Matei Mateo Mateos Mateu Mathes Mathews Mathiesen Mathieu Mathis Matias Matić Matos
Matoušek Matović Mattei Matteo Matthews Matthieu Mattila Mattos Mattsson Matuszewski Matěj Matějka
Matějíček Mauer Maurer Mauri Maurin Mauro Maury Maxwell May Maya Maye Mayer Mayers Mayor Mayoral Mayr
Mays Mazur Mazurek Mazurkiewicz Mazurski Mazza Mazzi Mazzini Mazzola Mazzoli Mazzoni Maçon Małecki Mašek
McAlister McAllister McArthur McBride McCabe McCafferty McCaffrey McCall McCallum McCann McCarthy
McCartney McCloud McCluskey McColl McConnell McCormack McCormick McCoy McCready McCulloch McCullough
McDaniel McDermott McDonald McDonnell McDowell McEwan McFadden McFarland McGee McGill McGinn McGinty
McGlynn McGovern McGowan McGrath McGraw McGregor McGuinness McGuire McHugh McIntosh McIntyre McKay McKee
McKenna McKenzie McKeon McKeown McKinney McKinnon McKnight McLaren McLaughlin McLean McLeod McLoughlin
McMahon McManus McMillan McMullen McNab McNally McNamara McNamee McNeil McNeill McNulty McPherson
McQueen McRae McTaggart McVeigh Mead Medeiros Medici Medina Medrano Meer Mehta Meier Meijer Meijers Meir
Meireles Melchiorri Mele Melero Meli Melis Mellado Mello Mellor Melo Melone Meloni Meléndez Mena Menard
Mendes Mendez Mendizábal Mendoza Menegatti Meneses Menezes Meng Menzel Menéndez Mercader Mercado Mercer
Merchán Mercier Merciez Merino Merk Merkel Merkle Merli Merlini Merlo Mertens Mertz Merz Mesa Mesquita
Messina Metcalfe Metz Metzger Metzler Meulen Meunier Meyer Meyers Meza Mezei Miani Michalak Michalski
Michałek Michel Michelet Micheli Michell Michels Michiels Middleton Mielczarek Miele Mielke Miguel Mihai
Mihály Mihăilescu Mikkelsen Miklós Mikołajczyk Milani Milano Milczarek Miles Mill Millar Miller Millet
Mills Millán Milne Milner Milosavljević Milošević Mir Mira Miralles Miranda Miró Misiak Mitchel Mitchell
Mitrović Mizrahi Mladenović Mlakar Mocanu Moe Moen Mohamed Mohammed Mohr Mol Mola Moldovan Moldoveanu
Molenaar Moles Molina Molinari Moliner Molino Moll Molnos Molnár Molteni Monaci Monaco Mondragón Monnier
Monreal Monserrat Montagna Montagnani Montalbán Montanari Montanaro Montaña Montañés Monte Monteira
Monteiro Montenegro Montero Montes Montesi Montesinos Montgomery Monti Montiel Montoya Moody Mooij
Mooney Moor Moore Moores Mora Moraes Morais Moral Morales Moran Morandi Morando Morante Morata Moravec
Morawski Morcillo More Moreau Moreaux Moreira Morel Morell Morelli Morello Moreno Morera Moret Moretti
Moretto Morgan Mori Morilla Morillo Morin Moritz Morley Moro Morone Moroni Morris Morrison Morrow
Mortensen Morton Morán Morávek Mosca Moschi Mosel Moser Mosquera Moss Mota Motta Motti Mounier Moura
Mouro Mourão Moya Moyano Mroczek Mráz Mrázek Mróz Mueller Mujić Mulder Mulders Mulet Mullen Muller
Mulligan Mullins Munar Munier Muniz Munoz Munro Muntean Munteanu Mura Murcia Murgia Murillo Muro Murphy
Murray Musiał Musil Mussi Musso Musílek Muñiz Muñoz Myers Mármol Márquez Márton Máté Mäkelä Mäkinen März
Mårtensson Ménard Méndez Mérida Mészáros Möller Møller Múgica Müller Nadal Nagel Naggy Nagy Nair
Nakamura Nanni Napoli Napolitano Naranjo Nardelli Nardi Nardini Nardo Nascimento Nash Nasser Natale
Natali Naumann Nava Navarra Navarrete Navarro Navas Navrátil Naylor Neacșu Neagu Neal Neale Nebot Negri
Negrini Negro Negru Neil Neill Neilson Nejedlý Nekola Nelson Nemes Neri Nero Netopil Neubauer Neuhaus
Neuman Neumann Nevado Nevas Neves Neveu Newman Newton Ngo Nguyen Nica Nicholls Nichols Nicholson Nickel
Nicolae Nicolai Nicolas Nicolescu Nicolet Nicoli Nicolini Nicolosi Nicolson Nicolás Nielsen Nielson
Niemi Niemiec Nieminen Nieto Nieves Night Nijhof Nijland Nikolić Nikolovski Nilsen Nilssen Nilsson
Nistor Nita Nitsche Niño Niță Noack Noel Nogueira Noguera Nogués Noir Nolan Noll Norberg Nordberg Nordin
Nordström Norman Normand Norris North Norton Novaes Novais Novak Novaković Novelli Novello Novo Novotný
Novák Nováček Nowack Nowacki Nowaczyk Nowak Nowakowski Nowicki Noël Nugent Nunes Nyberg Nygaard Nygren
Nygård Nyström Nyári Német Németh Nóbrega Núñez Němec Němeček O'Brien O'Bryan O'Casey O'Connell O'Conner
O'Connor O'Donnell O'Dowd O'Dwyer O'Gorman O'Grady O'Hara O'Hare O'Kane O'Keefe O'Keeffe O'Leary
O'Loughlin O'Mahony O'Malley O'Neil O'Neill O'Reilly O'Riley O'Rourke O'Shea O'Sullivan O'Toole Oakley
Oates Obr Obrien Ocampo Ocaña Ochoa Ohlsson Ojeda Olaru Olejniczak Olesen Oliva Olivares Oliveira
Oliveiros Oliver Olivera Oliveras Olivi Olivier Olivieri Oliviero Oller Ollivier Olmedo Olmo Olsen Olson
Olsson Olszewski Olszowski Olteanu Oláh Omerović Ondráček Ondřej Oneill Ooms Oosterhof Oprea Opriș Orbán
Ordóñez Organ Orlandi Orlandini Orlando Oropesa Orosz Orozco Orsi Orsini Orso Orság Orsós Orta Ortega
Ortiz Orts Ortíz Orłowski Osborn Osborne Osbourne Osman Osorio Ostrowicz Ostrowski Osuna Oswald Oterino
Otero Ott Otten Otto Owczarek Owen Owens Ozdemir Ozkan Ozoliņš Ozturk Pablo Pace Pacheco Paci Pacifici
Pacini Padilla Padovani Padrón Paganelli Pagani Paganini Pagano Page Pages Pagès Paige Paine Paiva Pająk
Palacio Palacios Palau Palazzi Palazzo Palermo Palladino Palma Palmas Palmer Palmieri Palomares Palombo
Palomino Palomo Palumbo Pan Pandolfi Panek Paniagua Panini Panzeri Pap Papa Pape Papi Papini Papp Pardo
Paredes Pareja Parejo Parent Paris Parisi Park Parker Parkes Parkinson Parks Parodi Parra Parras Parrini
Parry Parsons Pascal Pascale Pascual Pasini Pasquali Pasquini Passos Pastor Pastore Pastori Pataki
Pataky Patanè Patel Paterson Patrício Patterson Pattison Patton Paul Pauli Paulo Pauls Paulsen Paulus
Pauly Pauwels Pavan Pavel Pavelka Pavesi Pavić Pavlić Pavlović Pavlík Pavlíček Pavone Pawlak Pawlik
Pawłowski Payet Payne Paz Pearce Pearse Pearson Pech Pedersen Pedraza Pedretti Pedrini Pedrosa Pedroso
Peeters Peinado Peiró Peixoto Pelayo Pellegatta Pellegrinelli Pellegrini Pellegrino Pelletier Pelli
Peltier Peláez Pena Peng Pepe Peppe Perales Perea Pereda Perego Pereira Pereiro Perelló Peretz Perez
Perin Perini Peris Perić Perkin Perkins Perković Perna Perotti Perreira Perret Perri Perrier Perrin
Perron Perrone Perrot Perry Persson Pesce Pesci Pessoa Petcu Peter Peters Petersen Peterson Petersson
Petit Petitjean Petković Petr Petrauskas Petre Petrescu Petri Petrini Petrić Petrovics Petrović Petrucci
Petráček Pettersson Petzold Petřík Peña Peñalosa Peñalver Peñas Pešek Pfeifer Pfeiffer Pham Phan Phelps
Philip Philipp Philippe Philippot Philips Phillips Pi Piazza Piazzi Picard Picart Piccinini Piccoli
Piccolo Pichard Pichon Pickering Pieper Pierce Pierre Pierron Pierson Pieters Pietras Pietrzak Pietrzyk
Pietsch Pike Pimenta Pimentel Pineau Pineda Pinedo Pinhal Pinheiro Pinho Pini Pinna Pino Pinto Pintus
Pintér Piotrowicz Piotrowski Piovesan Piras Pires Piris Pirro Pisani Pisano Pisanu Pizarro Pizzi Pizzo
Piñeiro Piñero Piñol Piątek Pla Plachý Plana Planas Plasencia Plaza Plazas Pohl Pohle Poirier Pokorný
Pol Polak Polat Poli Polidori Politi Polito Poll Pollard Polo Polák Poláček Pomares Pommier Ponce Pons
Ponte Pontes Ponti Pool Poole Pop Popa Pope Popescu Popov Popovici Popović Popławski Porcel Porcu Porras
Porro Porta Porter Portero Portillo Porto Posada Pospíšil Post Postma Pot Potier Potočnik Potter Pottier
Potts Poulain Poulsen Poveda Powell Power Powers Pozo Pozuelo Pozzi Pozzo Prada Prado Prandi Prat Prates
Prati Prato Prats Preda Preston Prevot Price Prieta Prieto Prins Prinsen Pritchard Probst Procházek
Procházka Proctor Proietti Prokeš Prokop Pryce Przybylski Prévost Pucci Puccini Puddu Puente Puerta
Puertas Puglisi Puig Pujol Pulido Páez Pál Pánek Pásztor Pépin Pérez Périn Péter Pícha Păun Qian Qin Qiu
Quach Quaranta Quaresma Queiroz Queirós Quesada Quevedo Quinn Quintana Quintanilla Quintas Quintero
Quiroga Quirós Rademacher Radić Radović Radu Rafferty Ragusa Rahman Raimondi Ramella Ramires Ramis Ramos
Rams Ramsay Ramsey Ramírez Ramón Randall Rangel Rantanen Rao Raoux Raposo Rasmussen Ratajczak Rausch
Ravn Raymond Raynaud Raynor Re Read Reade Reale Rebelo Rebollo Recio Reddy Redmond Redondo Reed Rees
Reese Reeve Reeves Regan Regnier Rego Reich Reichert Reid Reig Reijnders Reilly Reimann Reimer Reinders
Reiner Reinhardt Reinhold Reis Reiter Remy Ren Renard Renaud Renault Renaut Renner Renou Renzi Renzo
Requena Resende Reuter Revilla Rey Reye Reyes Reynold Reynolds Rezek Rezende Rhoades Rhodes Riba Ribas
Ribeira Ribeiro Ribera Ribero Ribes Riccardi Ricci Ricciardi Riccio Rice Richard Richardot Richards
Richardson Richert Richter Rico Ridley Riedel Riedl Rieger Riera Rietveld Rigamonti Righetti Righi
Rigoni Riley Rinaldi Rinaldini Riolo Riordan Rios Riou Ripoll Riquelme Ritter Rius Riva Rivas Rivera
Rivero Rivet Rivi Riviere Rivière Rizzi Rizzo Roach Robart Robbins Roberson Robert Roberts Robertson
Robin Robinet Robins Robinson Robison Roble Robledo Robles Robson Roca Rocamora Rocas Rocca Rocchi Rocco
Rocha Rochas Roche Rocher Rochet Roda Rodgers Rodrigo Rodrigues Rodriguez Rodriquez Rodríguez Roe
Rogalski Roger Rogers Rogowski Rohde Roig Rojas Rojo Roland Roldán Rolland Rollin Roma Romagnoli Roman
Romanelli Romani Romano Romanowski Romeo Romera Romero Romeu Romo Román Roncoroni Rooney Roos Ropero
Roque Ros Rosa Rosado Rosales Rosario Rosati Rosato Rose Rosell Roselló Rosen Rosenberg Rosi Ross
Rossetti Rossi Rossini Rosso Rot Rota Roth Rothe Rothmann Roura Rousse Rousseau Roussel Rousset Roux
Roversi Rovira Rowe Rowland Rowlands Roy Royer Royet Royo Rozsypal Roșu Ruano Rubia Rubini Rubino Rubio
Rubí Rudkowski Rudolf Rudolph Rueda Ruedas Ruffini Ruffo Ruggeri Ruggieri Ruggiero Ruiter Ruiz Runge
Rupp Rus Rush Russell Russi Russo Russu Rusu Rutgers Rutkowski Rutten Ruíz Ryan Rybak Rác Rácz Rémy Río
Ríos Różański Röder Römer Rösler Rădulescu Růžek Růžička Saarinen Saavedra Sabater Sabatini Sabatino
Saccani Sacchi Sacco Sacristán Sadlowski Sadowski Sahin Said Saidi Sainz Saiz Sala Salas Salazar Salcedo
Saldaña Saleh Salem Salerno Salgado Sali Salinas Salis Salmerón Salminen Salo Salom Salonen Salvador
Salvadori Salvatore Salvatori Salvi Salvini Salvo Sampaio Samper Samuelsson San Sanchez Sanchis Sancho
Sandberg Sander Sanders Sanderson Sandoval Sandström Sandu Sanjuán Sanmartín Sanna Sannino Sans Sansone
Santacruz Santamaria Santamaría Santana Santander Santangelo Santarelli Santi Santiago Santini Santis
Santo Santolaria Santori Santoro Santos Sanz Saraiva Sardá Sargent Sarti Sarto Sartor Sartori Sassi
Sasso Sato Sauer Saunders Saura Sauter Sauvage Sava Savage Savini Savino Savić Savolainen Sawa Sawicki
Scala Scali Scarpa Schaap Schade Schaefer Schafer Schaller Scheer Schenk Scherer Schiavi Schiavo
Schiavone Schick Schiffer Schiller Schilling Schindler Schipper Schippers Schlegel Schlüter Schlüters
Schmid Schmidt Schmidtke Schmied Schmitt Schmitter Schmitz Schneider Schneiders Schober Schofield Scholl
Scholten Scholz Scholze Schott Schouten Schramm Schreiber Schreier Schreiner Schroeder Schroth Schröder
Schröer Schröter Schubert Schuberth Schuh Schuhmacher Schulte Schulten Schultz Schultze Schulz Schulze
Schumacher Schuman Schumann Schuster Schusters Schwab Schwabe Schwartz Schwarz Schwarzer Schweizer
Schäfer Schäffer Schön Schöne Schüler Schütte Schütz Schütze Scot Scott Scotti Scotto Seabra Sebastián
Sebestyén Sebők Sechi Sedano Sedlar Sedlák Sedláček Segarra Segers Segovia Segre Segui Seguin Segura
Seguí Seibert Seidel Seidl Seidler Seifert Seiffert Seitz Seixas Seoane Sepúlveda Sequeira Serafini
Serban Sergi Serna Serra Serrano Serrat Serri Servet Sestili Sevilla Sevillano Shah Shao Shapiro Sharma
Sharp Sharpe Shaw Sheehan Shehu Shelton Shen Shepherd Sheppard Sheridan Shi Short Show Siebert Siegel
Siegert Sierra Sievers Signorini Sikora Sikorski Silva Silveira Silver Silverman Silvestri Silvestro
Silvia Simić Simmonds Simmons Simon Simone Simonet Simonetti Simoni Simonin Simons Simonsen Simpson Sims
Simsek Simson Simão Simón Simões Sinclair Singer Singh Sipos Siqueira Sivertsen Sjöberg Sjögren Skalický
Skiba Skinner Skov Skowron Skowroński Skrzypczak Skála Slater Slaviček Slavík Sluis Sládek Small Smart
Smeets Smet Smetana Smid Smit Smith Smithson Smits Smoliński Smyth Snijder Snijders Snyder Soares
Sobczak Sobczyk Sobolewski Sobotka Sobrino Socha Sokołowski Sokół Sola Solana Solano Solbakken Solberg
Soldati Soler Solera Soles Solheim Solé Solís Sommer Sommers Somogyi Somoza Song Sonntag Soos Soria
Soriano Sorrenti Sorrentino Sorribas Sosa Sotelo Soto Soukal Soukup Sousa Souza Souček Sowa Soós Spaan
Spada Spadaro Spano Spanu Specht Spence Spencer Spina Spinelli Springer Stachowiak Stadler Stafford
Stahl Stan Stanciu Stanek Stanescu Stankevicius Stankiewicz Stanković Stanley Stanojević Staněk Starck
Stark Starke Stasiak Steel Steele Steen Stefan Stefani Stefanini Stefano Stefański Steffen Stein
Steinbach Steiner Steinert Steins Stejskal Stella Stephan Stephens Stephenson Stevens Stevenson Steward
Stewart Stibor Stock Stoian Stoica Stojanović Stojanovski Stojković Stokes Stoll Stolz Stone Storey
Stott Straka Strand Strandberg Straub Strauss Strauß Strickland Strnad Ström Stuart Stumpf Sturm Stępień
Stępniak Su Suchánek Suchý Sullivan Summers Sun Sundberg Sureda Sutton Suzuki Suárez Svendsen Svensson
Svoboda Svobodník Swanson Swart Sweeney Swift Swinkels Szabados Szabó Szalai Szalay Szatmári Szczepaniak
Szczepański Szczęsny Szekely Szekeres Szewc Szewczyk Szilvási Szilágyi Szulc Szwed Szymanek Szymański
Szymczak Szymkowiak Szántó Szász Székely Szücs Szőke Szűcs Szűts Sá Sáenz Sáez Sánchez Sándor Sárközi
Sârbu Sípos Sós Söderberg Söderström Sørensen Sýkora Sýkorka Săndulescu Taboada Taborda Taddei Tailor
Takahashi Takács Takáts Talavera Talbot Tamarit Tamayo Tamburini Tamás Tan Tanaka Tang Tangen Tanguy
Tanner Tanács Tao Tapia Tar Tarantino Tari Tate Tavares Taylor Taş Tedeschi Tedesco Teixeira Tejada
Tejedor Tejera Tejero Tekin Tello Tena Tenorio Terpstra Terranova Terry Teruel Terzi Tesař Tessier Testa
Testi Teunissen Texier Thai Thibault Thiel Thiele Thielen Thieme Thierry Thijssen Thoma Thomas Thomassen
Thomasset Thompson Thomsen Thomson Thorne Thornton Thorpe Tian Tichák Tichý Tiele Tierney Tietz Tietze
Timmer Timmerman Timmermans Tkaczyk Tobin Todd Todorović Tol Toledo Toma Tomala Toman Tomaszewski
Tomašević Tomczak Tomczyk Tomeš Tomić Tommasi Tománek Tomás Tomé Tonelli Tormo Toro Torralba Torras
Torre Torrecilla Torrens Torrent Torrente Torres Torri Tosi Tosini Toso Toussaint Tovar Townsend Tracey
Tracy Trajkovski Tran Trautmann Trevisan Trillo Trindade Trinh Trnka Tromp Trovato Trujillo Truong Tucci
Tuccillo Tucker Tudela Tudor Tudorache Tudose Tuma Tuominen Tur Turan Turati Turchi Turco Turcu Turek
Turnbull Turner Turunen Tyler Tyson Téllez Tót Tóth Török Türk Tůma Ugarte Ugolini Uhlig Ujvári Ulbrich
Ullrich Ulrich Underwood Unger Ungerer Ungur Ungureanu Urban Urbanek Urbaniak Urbański Urbán Urbánek
Ureña Uribe Urrutia Ursini Urso Ursu Uría Uçar Vaca Vacca Vaccari Vaccaro Vacek Vaillant Vajda Valadares
Valderrama Valdez Valdivia Valdés Vale Valencia Valenciano Valenta Valente Valenti Valentin Valentini
Valentino Valenzuela Valera Valeri Valero Valle Vallejo Valles Vallet Valls Vallés Valverde Van Vance
Vanni Vannini Vanzini Vaníček Vančura Vaněk Vara Varas Varela Varga Vargas Vargha Varriale Vas
Vasconcelos Vasile Vasilescu Vasiljević Vasić Vasquez Vass Vasseur Vaughan Vaughn Vaz Vaňous Vecchi
Vecchio Veen Veenstra Vega Vegas Veiga Vejvoda Velasco Veld Velden Veldhuis Veloso Velázquez Ven
Vendrell Ventura Venturi Venturini Vera Veras Verbeek Verbruggen Verburg Verde Verdejo Verdi Verdier
Verdugo Verdú Veres Veress Vergara Verhoef Verhoeven Verkerk Vermeer Vermeulen Verschuren Veselka Vesely
Veselý Vestergaard Vetter Vezzali Večeřa Vial Viale Viali Viana Vicente Vida Vidal Vidales Vidmar Vieira
Viera Vigano Viganò Viklund Vila Vilanova Vilaplana Vilar Vilas Vilches Vilela Villa Villalba Villalobos
Villani Villanueva Villar Villas Villaseñor Villaverde Villegas Vince Vincens Vincent Vinci Vincze Vink
Viola Virtanen Virág Visconti Visentin Visman Visscher Visser Vissers Vita Vitale Vitali Viti Vitásek
Vivas Vives Viviani Viñas Vlach Vlad Vliet Vlk Vlček Vo Vogel Vogelsang Vogl Vogler Vogt Vogts Voicu
Voight Voigt Voinea Voisin Volk Volkmer Vollmer Volpe Volpi Volta Volz Vondra Vondráček Voogt Vos Voss
Vosse Voß Vrba Vries Vroom Vu Vukić Vuković Vácha Váradi Várady Vávra Vázques Vázquez Végh Vélez Vítek
Vörös Wachter Waddell Wade Wagenaar Wagener Wagenknecht Wagner Wahl Waite Wal Walczak Walczyk Walders
Walker Wall Wallace Wallberg Waller Wallin Wallis Walsh Walter Walters Walther Walton Walz Wan Wang
Warburton Ward Warner Warren Washington Wasilewski Wason Watanabe Waters Watkin Watkins Watson Watt
Watters Watts Wawrzyniak Weaver Webb Webber Weber Webers Wegner Wei Weidner Weigand Weigel Weigl Weijers
Weiland Weinberg Weinert Weir Weis Weise Weiss Weisse Weiß Welch Wells Welsh Wend Wendel Wendt Wentzel
Wenzel Werner Wessels West Wester Westerberg Weston Westphal Westra Wetzel Wharton Wheeler Whelan
Whitaker White Whitehead Whitehouse Whitey Whittaker Whittle Whyte Wichmann Wieczorek Wieczór Wiedemann
Wieland Wiersma Wierzbicki Wiese Wieser Wight Wijnen Wikström Wilczek Wilczyński Wild Wilde Wilhelm Wilk
Wilke Wilken Wilkes Wilkins Wilkinson Will Wille Willems Willemse Willemsen William Williams Williamson
Willis Willson Wilms Wilson Wimmer Winkel Winkelmann Winkler Winter Winters Winther Winzer Wirt Wirth
Wise Wit Witek Witkowski Witt Witte Wittmann Wiśniewski Wojcik Wolf Wolfe Wolff Wolski Wolter Wolters
Wood Woodhouse Woods Woodward Worthington Wouters Woźniak Wożny Wrigh Wright Wrona Wrzesiński Wróbel
Wróblewski Wu Wulf Wulff Wunderlich Wyatt Wysocki Wójciak Wójcik Wörner Włodarczyk Xavier Xia Xiao Xie
Ximénez Xiong Xu Xue Yamamoto Yan Yang Yao Yates Yavuz Ye Yildirim Yildiz Yilmaz Yin Yoon York Young
Younger Yu Yuan Yuste Yusuf Yáñez Yüksel Yıldırım Yıldız Yılmaz Zabala Zabaleta Zaccaria Zach Zahn Zajíc
Zając Zajączkowski Zaldívar Zaleski Zalewski Zambelli Zamboni Zambrano Zamfir Zamora Zamorano Zander
Zanella Zanelli Zanetti Zani Zanon Zanoni Zanten Zapata Zapf Zappa Zaragoza Zawada Zawadzki Zelenka
Zelený Zell Zeller Zeman Zemánek Zeng Zenker Zhang Zhao Zheng Zhong Zhou Zhu Ziegler Ziegner Zielinski
Zieliński Zielonka Zijlstra Zima Zimmer Zimmerman Zimmermann Zini Zink Zito Ziółkowski Zoppi Zorić Zorn
Zorrilla Zorzi Zou Zsigmond Zucca Zuccari Zupan Zupančič Zurita Zwart Zíka den Águila Álvarez Ángel
Ávila Åberg Åström Çakır Çelik Çetin Étienne Öberg Östlund Özdemir Özkan Öztürk Øberg Ünal Čech Čechák
Čermak Čermák Černík Černý Đorđević Łuczak Łukasik Říha Śliwa Śliwiński Świątek Şahin Şimşek Šafařík
Šafář Šarić Šebek Šebesta Šimek Šimeček Šimić Šimůnek Škoda Šlechta Šmíd Špaček Štěpán Štěpánek Šulc
Švec Šťastný Żak Żuk Żukowski Živković Žižka Žák Žáček Șerban
"""

CYRILLIC = """
Єременко Іваненко Іванченко Іванчук Іванюк Абрамов Абросимов Агапов Агафонов Агеев Акимов Аксенов
Аксёнов Александров Алексеев Ангелов Андонов Андреев Аникин Анисимов Антипов Антонов Артемьев Архипов
Астахов Атанасов Афанасьев Бабенко Балашов Барабанов Баранов Баринов Беликов Белкин Белов Белоусов Белый
Беляев Беспалов Бирюков Блинов Блохин Бобров Бобровский Богданов Богомолов Бойко Бойчук Болдин Большаков
Бондар Бондарев Бондаренко Бондарчук Борисенко Борисов Бородин Брагин Брусков Буланов Буров Быков Бычков
Білик Білоус Василев Василенко Васильев Васильков Васильченко Вдовин Велев Велков Вершинин Виноградов
Вишневський Вишняков Власенко Власов Вовк Волков Волошин Вольнов Воробьев Воронин Воронков Воронов
Воронцов Вълков Вълчев Гаврилов Гаврилюк Галкин Ганев Ганчев Генов Генчев Георгиев Герасимов Гладков
Глебов Глухов Голиков Головин Головко Голубев Голубов Гончар Гончаренко Гончаров Гончарук Горбань
Горбунов Гордеев Горелов Горохов Горшков Господинов Грачев Грачёв Григоров Григорьев Гриньків Гриценко
Гришаев Гришин Грищенко Громов Гуляев Гуров Гурьев Гусев Гущин Давидов Давыдов Даниленко Данилов Данилюк
Дементьев Демидов Демин Демченко Демчук Денев Денисов Дзюба Димитров Димов Динев Дмитренко Дмитриев
Дмитрук Добрев Долгов Донев Дончев Дорофеев Дорошенко Драганов Дроздов Дружинин Дьяконов Дьячков Дяченко
Дёмин Евдокимов Егоров Елисеев Емельянов Еремин Ермаков Ершов Ерёмин Ефимов Ефремов Жданов Желев
Желязков Живков Жук Жуков Жуковский Журавлев Жученко Завьялов Зайцев Зайченко Захаров Захарченко
Захарчук Заяцев Заєць Звягин Зимин Злобин Золотарев Золотов Зотов Зубов Зуев Зыков Зінченко Зінчук
Иванов Иванчев Ивашов Игнатов Игнатьев Илиев Ильин Исаев Исаенко Исаков Йорданов Йотов Кабанов Казаков
Казанцев Калашников Калинин Калчев Караиванов Карасев Карпенко Карпов Кириленко Кириллов Кирилов Кирилюк
Киров Киселев Киселёв Клименко Клименюк Климов Клюев Князев Кобзар Ковалев Коваленко Коваль Ковальський
Ковальчук Ковалёв Ковтун Кожевников Козак Козаченко Козлов Козлюк Колев Колесников Коломієць Колосов
Кольсниченко Комаров Комраков Кондратьев Коновалов Кононов Константинов Копылов Корнеев Корнилов
Корнієнко Королев Королёв Короткий Коротков Косов Костадинов Костенко Костин Костов Костюк Котов
Котовский Кочетков Кошелев Кравець Кравцов Кравченко Кравчинський Кравчук Краснов Круглов Крутов Кръстев
Крылов Крюков Кудрявцев Кудряшов Кузин Кузнецов Кузьменко Кузьмин Кузьмич Кулагин Кулаков Куликов
Куликовский Кушнір Кънев Лаврентьев Лавров Лазарев Лазаров Лапин Лаптев Ларин Ларионов Лебедев Лебедь
Левин Левитин Левицький Левченко Левчук Леонов Леонтьев Лисенко Литвин Литвиненко Литвинов Лобанов
Логинов Лук'яненко Лук'янчук Лукашенко Лукашов Лукин Лукьянов Лысенко Лыткин Любенов Любимов Мазур
Мазурок Майоров Макаренко Макаров Макарский Максименко Максимов Малышев Мальцев Маринов Маркелов Маркин
Марков Мартиненко Мартинюк Мартынов Марченко Марчук Масленников Маслов Матвеев Медведев Мельник
Мельников Мельниченко Меркулов Методиев Мещеряков Милев Миллер Минаев Минчев Миронов Мирошниченко Митев
Митков Митрофанов Михайлов Михеев Мишин Мищенко Младенов Моисеев Молчанов Моргунов Морев Мороз Морозенко
Морозов Муравьев Мухин Мясников Міщенко Назаренко Назаров Назарук Наумов Недев Неделчев Недялков
Некрасов Ненов Нестеренко Нестеров Нечаев Нечипоренко Никитин Никифоров Никишин Николаев Николов Никулин
Новиков Носков Носов Овчинников Одинцов Окулов Олейник Олійник Онищенко Онищук Орлов Осипенко Осипов
Остапенко Остапчук Павленко Павлишин Павлов Павловский Павлюк Панайотов Панасюк Панин Панков Панов
Панченко Папов Парфенов Паскалев Пахомов Пенев Пенчев Пестов Петков Петраков Петренко Петров Петрук
Петрів Петухов Пешев Пилипенко Пирогов Платонов Плотников Поздняков Поляков Поліщак Поліщук Понамарев
Пономарев Пономаренко Попов Потапов Приймак Приходько Прокопенко Прокофьев Прохоров Пугачев Радев Радков
Радченко Райков Рангелов Редько Рибак Рогов Родин Родионов Рожков Роман Романенко Романишин Романов
Романюк Ромашов Рудаков Руденко Рудик Рудь Румянцев Русаков Русанов Русев Рыбаков Рябинин Рябов Рязанов
Савельев Савин Савинов Савицький Савов Савченко Савчук Сазонов Сальников Самойленко Самойлов Самсонов
Сафонов Свиридов Седов Селезнев Селиванов Семененко Семенов Семенюк Семёнов Сергеев Сергійчук Сергієнко
Серов Сидоренко Сидоров Сидорук Симаков Симеонов Симонов Ситников Скворцов Скиба Славов Смирнов Снегирев
Соболев Соколов Соколовский Сокіл Соловей Соловьев Сорока Сорокин Софонов Софронов Спасов Спиридонов
Станев Станков Станчев Стариков Стельмах Степаненко Степанов Степанюк Стефанов Стоев Стойков Стоянов
Стрелков Субботин Суворов Сухарев Сухов Сысоев Сычев Тарасенко Тарасов Тарасюк Тенев Терентьев Тетерин
Тимофеев Тимошенко Тимченко Тимчук Титаренко Титов Тихомиров Тихонов Ткач Ткачев Ткаченко Ткачов Ткачук
Тодоров Токарев Толмачев Тонев Тончев Третьяков Трифонов Троицкий Трофимов Туров Тюрин Уваров Узунов
Устинов Уткин Ушаков Фадеев Федоренко Федоров Федорук Федорчук Федосеев Федосов Федотов Филатов
Филимонов Филипов Филиппов Фокин Фоменко Фомин Фомичев Фролов Фёдоров Харитонов Харченко Харчук Хом'як
Хоменко Хомич Хохлов Христов Худяков Цветанов Цветков Цимбал Цонев Цыганков Черепанов Чернов Черных
Чернышев Чистяков Чолаков Чорний Чорноус Чумак Шаповал Шаповалов Шарапов Шаров Швець Швидкий Шевелев
Шевцов Шевченко Шевчук Шестаков Шилов Широков Шостак Шубин Шувалов Шульга Шульгин Шумило Шумилов Щербак
Щербаков Щукин Юдин Юрин Юрченко Юрчук Юрьев Ющенко Яковенко Яковлев Якубов Якушев Янев Янков Янчев
Яценко Яценюк Яшин
"""

GREEK = """
Αγγέλου Αγγελάκης Αγγελής Αγγελίδης Αγγελόπουλος Αθανασίου Αθανασιάδης Αθανασόπουλος Αλεξάνδρου Αλεξίου
Αλεξανδρόπουλος Αλεξιάδης Αλεξόπουλος Αναγνωστόπουλος Αναγνώστου Αναστασίου Αναστασιάδης Αναστασόπουλος
Ανδρέου Ανδρεάδης Ανδριόπουλος Αντωνίου Αντωνιάδης Αντωνόπουλος Αποστολίδης Αποστολόπουλος Αποστόλου
Αρβανίτης Αργυράκης Αργυρίου Αργυρόπουλος Ασημακόπουλος Ασλανίδης Βέργης Βέργος Βασιλάκης Βασιλείου
Βασιλειάδης Βασιλόπουλος Βενιζέλος Βλάσης Βλάχος Βλαχάκης Βλαχόπουλος Βογιατζής Βουλγαράκης Βούλγαρης
Γαλάνης Γαλανός Γεωργίου Γεωργακάκης Γεωργακόπουλος Γεωργιάδης Γεωργόπουλος Γιάνναρης Γιαννάκης
Γιαννίδης Γιαννακάκης Γιαννακόπουλος Γιαννούλης Γιαννόπουλος Γκίκα Γκίκας Γρίβας Γρηγορίου Γρηγοριάδης
Γρηγορόπουλος Δέλιος Δήμου Δαμιανός Δασκαλάκης Δασκαλόπουλος Δελής Δημάκης Δημαράς Δημητρίου
Δημητρακόπουλος Δημητριάδης Δημητρόπουλος Δημόπουλος Διαμαντής Διαμαντίδης Διαμαντόπουλος Δούκας Δράκος
Δρακόπουλος Ευαγγέλου Ευαγγελίδης Ευαγγελόπουλος Ευθυμίου Ευθυμιάδης Ζάχος Ζέρβας Ζήσης Ζαφειρόπουλος
Ζαχαρίου Ζαχαριάδης Ζερβός Ζώης Ηλίας Ηλιάδης Ηλιόπουλος Θεοδωράκης Θεοδωρίδης Θεοδωρόπουλος Θεοδώρου
Θεοφιλίδης Θεοχάρης Θωμάς Θωμόπουλος Ιωάννου Ιωαννίδης Ιωσηφίδης Κάππος Καλαντζής Καλλέργης Καλογεράκης
Καλογεράς Καλογερόπουλος Κανάκης Κανελλόπουλος Καπετάνιος Καπετανάκης Καράς Καραγεωργίου
Καραγεωργόπουλος Καραγιάννης Καραγιαννίδης Καραθανάσης Καραμήτρος Καραμανλής Καρβέλας Καρράς Καρυδάς
Καρύδης Κασιμάτης Κατσάρας Κατσαρός Κατσούλης Κοκκίνης Κολοκοτρώνης Κοντάκης Κονταξής Κοντογιάννης
Κοντογιώργος Κοντός Κορδάτος Κουρής Κουρτίδης Κουτσούκης Κουτσός Κούκος Κούρτης Κυριάκου Κυριακίδης
Κυριακόπουλος Κωνσταντίνου Κωνσταντινίδης Κωνσταντόπουλος Κωστάκης Κωστίδης Κωστόπουλος Κόκκαλης
Κόκκινος Κόντης Κόρακας Κώστας Λάζαρης Λάμπρου Λαζάρου Λαζαρίδης Λαμπράκης Λαμπρόπουλος Λεοντίδης Λιάκος
Λιάπης Λουκάς Λούης Λούκας Λυμπέρης Μάνος Μάρκου Μέλλος Μήτσου Μακρής Μακρίδης Μακρίδου Μακρυγιάννης
Μακρόπουλος Μανής Μανίδης Μανιάτης Μανουσάκης Μαντάς Μαντζάρης Μανωλάκης Μανώλης Μαρίνος Μαρκάκης
Μαρκόπουλος Μαυρίδης Μαυρομάτης Μαυρόπουλος Μαύρος Μελάς Μητρόπουλος Μιχαήλ Μιχαηλίδης Μιχαλάκης
Μιχαλόπουλος Μουρίκης Μπέκας Μπακάλης Μπακογιάννης Μπαλάσκας Μπαλτάς Νάκος Νίκου Νικηφορίδης Νικολάου
Νικολαΐδης Νικολαΐδου Νικολακόπουλος Νικολόπουλος Ξένος Ξανθόπουλος Ξενάκης Ξενίδης Οικονομίδης
Οικονομόπουλος Οικονόμου Πάνου Πέτρου Παναγιωτίδης Παναγιωτόπουλος Παναγιώτου Παναγόπουλος Πανόπουλος
Παπάς Παπαβασιλείου Παπαγεωργίου Παπαγιάννης Παπαδάκης Παπαδημητρίου Παπαδημητρόπουλος Παπαδόπουλος
Παπαθανασίου Παπακωνσταντίνου Παπαμιχαήλ Παπαναστασίου Παπανικολάου Παπαντωνίου Παπαστεργίου Παπαχρήστου
Παπαϊωάννου Παππάς Παππούς Παρασκευάς Παρασκευόπουλος Παυλίδης Παυλόπουλος Παύλου Πετράκης Πετρίδης
Πετρόπουλος Πολίτης Πολιτάκης Πολυχρονίδης Ράπτης Ράπτου Ρήγας Ρηγόπουλος Ρούσος Ρούσσος Σάββας Σίμος
Σαββίδης Σαββόπουλος Σακελλάρης Σακελλαρίδης Σακελλαρίου Σαμαράς Σαράφης Σιδέρης Σιμόπουλος Σκλαβούνης
Σκούρας Σπανός Σπυρόπουλος Σπύρου Στάμος Σταματίου Σταματόπουλος Σταυρίδης Σταυρόπουλος Σταύρου Στεργίου
Στεργιόπουλος Στεφάνου Στεφανίδης Στεφανόπουλος Σωτηρίου Σωτηρόπουλος Τζάνης Τζαβέλας Τριανταφυλλίδης
Τριανταφύλλου Τσάκαλος Τσίγκας Τσίπρας Τσαγκάρης Τσακίρης Τσιμπούκης Τσολάκης Τσουκαλάς Τσώνης Φίλιππου
Φιλιππίδης Φράγκος Φραγκούλης Φωτίου Φωτιάδης Φωτόπουλος Χαραλάμπους Χαραλαμπίδης Χαραλαμπόπουλος Χατζής
Χατζηγεωργίου Χατζηδάκης Χατζηιωάννου Χατζόπουλος Χρήστου Χρηστίδης Χριστοδουλόπουλος Χριστοδούλου
Χριστοφορίδης Χριστοφόρου Χριστόπουλος Χρονόπουλος Ψαρράς Ψαρός Ψυχογιός
"""
