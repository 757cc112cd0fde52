"""First names, beside those that have short forms: a word found here is a name of its own, not a slip for
a near one.

General knowledge. Compound names stand as their parts.
"""

LATIN = """
Aafke Aaltje Aaron Aase Abdul Abdullah Abel Abelardo Abril Acacio Achille Achim Ada Adalbert Adalberto
Adam Adel Adela Adelaide Adelajda Adele Adelheid Adelina Adeline Adelino Adelmo Ademar Adina Aditya
Adnan Adolfo Adolphe Adoración Adorján Adrian Adriana Adrienn Adão Adèle Adél Adéla Adélia Africa Agata
Agim Agneta Agnete Agnès Agostina Ahmet Aida Aidan Aileen Aimee Aimé Aimée Ainara Ainhoa Aino Aisha
Aiste Aitana Aitor Aivar Akiko Akira Aksel Alajos Alan Alban Albana Albano Albert Alberta Albertina
Albin Albino Alceo Alcides Alda Aldo Aldona Alec Aleksandrs Aleksy Alena Aletta Alex Alexa Alexandr
Alexandra Alexandrina Alexia Alexis Alf Alfio Alfons Alfonso Alfred Alfreda Alfredina Alfredo Ali Alin
Alina Aline Alistair Alix Allan Allen Alma Almeida Almudena Almut Alojzy Alonso Alp Alphonse Alva Alvar
Alvin Alwin Alzira Alípio Alíz Amadeo Amadeu Amadeusz Amador Amaia Amalia Amalie Amancio Amanda Amaro
Amato Amaury Amber Ambra Ambre Ambrogio Ambrosia Amedeo Amelia Amelie Amerigo Amina Amir Amira Amit
Amleto Amos Amparo Amália Amélia Américo Ana Anabel Anabela Anacleto Anais Anand Ananya Anas Anastasia
Anastasio Anastazja Anastácio Anatol Anatole Anaël Anaïs Anca Ancuța Ander Andoni Andre Andrea Andreea
Andris Andrius André Aneta Anett Anette Anežka Ange Angel Angela Angelica Angelika Angelina Angelique
Angus Angèle Angéla Anicet Aniela Aniello Anika Anil Anique Anita Anja Anke Ann-Marie Anna Annabel
Annabelle Annamária Anne Anneke Anneli Annelie Annelies Anneloes Annemarie Annet Annette Annick Annie
Annunziata Anouk Ans Anselmo Ansgar Antanas Antea Antero Antje Anton Antonello Antonia Antonie Antonina
Antonino Antonius Antónia Aníbal Anıl Aparecida Apolinar Apolline Apollonia Apolonia Apoloniusz April
Arabella Arantxa Arben Arcangelo Arda Ardian Are Arend Argo Ariadna Ariana Ariane Arie Ariel Arif
Aristide Arjan Arjen Arjun Arlene Arleta Arlette Arlindo Armand Armanda Armando Armelle Armida Arminda
Arnaldo Arne Arnim Arno Arnold Arnošt Arnulf Arran Artan Artemio Arthur Arto Arttu Arturs Artúr Arun
Arunas Arvid Aránzazu Asger Asher Ashley Ashok Ashton Asia Asier Ask Aslı Assunta Asta Astrid Asuman
Atanasio Atena Athénaïs Atilla Attilio Aubin Aubrey Aud Aude Audrey Audrius August Auguste Augustin
Augustine Augusto Augustyn Aurel Aurelia Aurelian Aureliano Aurelio Aurora Aurore Aurél Auróra Austin
Ava Avery Axel Axelle Aydın Ayhan Aylin Ayman Ayse Ayten Ayşegül Aziz Azucena Azzurra Babette Bahar
Balbina Baldassare Baldomero Baltasar Baltazar Baptist Baptiste Barbara Barbora Barend Barna Barnabás
Barry Bart Bartolomeu Bartolomé Barış Bas Basile Basilio Bastian Battista Baudelio Baudouin Bautista
Bayram Başak Beate Beatrice Beatrijs Beau Bedřich Belmiro Beltrán Ben Benedict Benedicto Benedikte
Benedykt Benigno Benjamim Bennett Benno Bent Bente Bento Berat Berend Berenice Berenika Berit Berk Berna
Bernabé Bernadeta Bernadette Bernard Bernarda Bert Berta Bertalan Berthold Bertil Berto Bertold Bertram
Beryl Besim Bethan Betty Beverley Beverly Beáta Biagio Bianca Bianka Bilal Billy Birger Birgit Birthe
Bjarne Björn Blair Blaise Blake Blanche Blanka Blas Blerim Bo Bobby Bodil Bodo Bogdana Bogdán Bogusława
Bohdana Boldizsár Boleslav Bonifacio Bonifatius Bonnie Boris Borja Botond Boyd Bořek Bořivoj Bożydar
Brad Brady Brage Bram Brando Brecht Bregje Brenda Breno Brent Brett Brian Brianna Brice Brigid Brigitta
Brigitte Britt Britta Brittany Bronislava Bronisława Bruce Bruna Brunella Bruno Bryan Bryce Bryn Brás
Brígida Bujar Bulcsú Burak Burcu Byron Bára Bárbara Béranger Bérénice Børge Børre Bülent Büşra Błażej
Caetana Caetano Caitlin Caleb Calisto Calixto Callum Calogera Calogero Calum Calvin Camelia Cameron
Camiel Camilla Camillo Camilo Can Canan Candice Candida Capucine Cara Carey Caridad Carina Carine Carl
Carla Carlijn Carlo Carly Carmel Carmela Carmelita Carmelo Carmen Carmo Carol Carola Carole Carolien
Carolin Caroline Carrie Carson Carsten Carter Cas Casandra Casey Casian Casimiro Casper Cassandre
Catalin Catello Cathrine Cayetana Cecilia Cecilie Cecília Cecílie Cedric Cees Ceferino Celeste Celestino
Celia Celina Celso Cem Cemal Cengiz Ceren Cesare Cesarina Cesário Ceyda Cezar Chad Chantal Chantelle
Charlene Charlotte Chelo Chelsea Cherie Cheryl Chiel Chloe Chris Christel Christer Christin Christoffer
Christy Chus Cian Ciara Cidália Cindy Cinzia Ciprian Cipriano Ciriaco Cirillo Ciro Claes Claire Clara
Clare Clarice Clarinda Clarisa Clarissa Clarisse Clark Claude Claudette Claudia Claudio Claudiu Claus
Clay Clayton Clelia Clement Clemente Clementina Cleopatra Clive Clotilde Clyde Codrin Codruța Cody Coen
Coenraad Cole Colin Colleen Collin Concetta Constance Constant Constança Consuela Coppola Cor Coral
Corentin Corey Corina Corinna Corinne Cornelia Cornelio Corneliu Corry Cory Cosmin Cosmina Costantino
Costanza Costin Courtney Craig Crescencia Cristal Cristiana Cristovão Cristóvão Cruz Crystal Ctirad
Curtis Custodio Cyprian Cyprien Cyril Cyrille Cyrus Cyryl Czesława Cándida Cándido Cássia Cássio Cátia
Cândida Cândido Cäcilia Cäsar Célestin Célestine Célia César Cătălin Cătălina Daan Dag Dagmara Dagny
Dainius Daisy Dale Dalila Dallas Dalma Damian Damiano Damien Damián Damião Damon Dan Dana Daniel Daniela
Daniella Danila Danilo Daniëlle Dante Daphne Daphné Darcy Daria Darina Dario Darius Darlene Darrell
Darren Darryl Darío Davi Davut Dawid Dawn Dean Deanna Debby Deborah Declan Dee Deepa Deepak Defne
Deirdre Delfina Delia Delroy Demet Demetrio Demi Denis Denisa Denise Denisz Deniz Dennis Denzel Deolinda
Dermot Derrick Derya Desiderio Detlev Devin Devon Dexter Diana Diane Dick Didem Diede Diego Diethelm
Dilek Dimitri Dina Dinah Dinis Diniz Dino Dionigi Dionisia Dionisio Dionne Dionísio Dirk Dita Ditte
Divya Djalma Dobrosława Doina Dolores Dominga Domingas Domingo Dominique Domonkos Don Donata Donatello
Donato Donna Donovan Donát Dora Doreen Dorian Doriana Dorien Dorin Dorina Doris Dorota Dorotea Dorthe
Doru Doug Douglas Douwe Dovile Dragoș Drew Dritan Duane Duco Dulce Dunja Dustin Dwayne Dwight Dylan
Dylano Dzsenifer Dália Débora Déborah Désiré Dörte Eamon Earl Ebba Ebru Ecaterina Ece Ed Edda Eddie
Edelmira Eden Edgar Edgard Edgardo Edgars Edgár Edite Edith Edmond Edmondo Edmundo Edna Eduard Edvard
Edvin Edvárd Edwige Edwin Eefje Eelco Eero Efraín Egbert Egidio Egil Egle Egon Ehrenfried Eija Eileen
Einar Eino Eirik Eivind Ekrem Eladio Elaine Elba Elda Elena Eleonora Eleonóra Elettra Eleuterio Elfie
Eli Elia Eliana Eliane Elias Elide Elif Eligio Elijah Elin Elina Eline Elio Elisa Elisabeta Elisabetta
Elise Eliseo Eliza Elizabet Elke Ella Elle Ellen Ellie Ellinor Elliot Elliott Ellis Elmer Eloi Eloisa
Eloise Eloy Eloísa Elpidio Els Elsa Elsebeth Elsie Elton Elvio Elvira Elvis Elwira Elwood Elói Ema
Emanuel Emel Emelie Emely Emerson Emeterio Emiel Emigdio Emil Emilia Emilian Emilie Emin Emine Emma
Emmanuel Emmi Emmy Emrah Emre Emánuel Emília Emílie Emílio Emőke Ender Enea Eneko Enes Engelbert Engin
Enid Ennio Enno Enoch Enric Enrico Enza Enzo Eoin Epifanio Eraldo Erasmo Ercole Erdal Erdem Eren Ergün
Eric Erica Erik Erika Erin Erkan Erland Erling Ermanno Ermelinda Ermenegildo Erminia Erminio Erna Ernest
Ernestina Ernestine Ernesto Ernesztina Ernst Erol Errol Ersilia Ersin Ervin Erwan Erwin Eryk Esa Eskil
Esma Esme Esmee Esmeralda Esmond Esmée Espen Esra Esteban Estefânia Estela Estelle Ester Esther Estrella
Estêvão Etelka Ethan Ethel Etta Eufemia Eugen Eugenia Eugenio Eugeniusz Eugénia Eugénio Eulalia Eulália
Eunice Eusebia Eusebio Eusebiu Eustachy Eutimio Eutropio Eva Evan Evandro Evangelina Evaristo Eve
Evelien Evelin Evelina Eveline Evelyn Evelína Everett Evren Evžen Ewald Ewan Eylül Eyvind Ezequiel Ezgi
Ezio Ezra Faas Fabia Fabian Fabiana Fabiano Fabio Fabiola Fabián Fabra Fabricio Fabrizia Fabíola Fadi
Fadime Fahri Faith Falk Fanny Fantine Farah Farid Faruk Fatih Fatima Fatma Fatos Fausta Faustine
Faustino Fausto Fay Faye Fe Fedele Felicia Feliciana Feliciano Felicidad Felicja Felipa Felix Femke
Fenja Fenna Ferdinand Ferdinánd Ferdynand Fergus Ferhat Feride Fern Fernande Fernán Ferruccio Fiamma
Fidela Fidelia Fien Fiete Figen Fikret Filiberto Filip Filiz Filomena Finja Finlay Finley Finn Fiona
Fiorenza Fiorenzo Fiorino Firmin Firmino Fito Flaminia Flamur Flavia Flavie Flavien Flavio Flavius
Flemming Fleur Flip Floor Floortje Flora Florbela Flore Florea Florencia Florencio Florentin Florentina
Florentino Florian Floriano Florica Florinda Floris Floyd Folkert Forrest Fortunata Fortunato Franca
Francien Francine Francis Franciska Frank Franka Frans Franz Fraser Fred Freda Freddie Frederic Frederik
Fredrika Freek Freja Freya Frida Fride Frigyes Frits Fritz Frode Froilán Fruzsina Fryderyk Fulgencio
Fulgenzio Fulvia Fulvio Funda Furkan Fynn Fátima Félicie Félicité Félix Fülöp Gabriel Gabriela Gabriella
Gael Gail Gaja Gala Galeazzo Galileo Galo Gamze Ganesh Garry Gaspar Gaspare Gaston Gastón Gauthier
Gautier Gavin Gaëlle Gaëtan Gea Gebhard Gedeon Geert Geir Geke Gellért Gelu Gema Gemma Gene Generoso
Genevieve Genoveffa Genoveva Genowefa Gentian Georg Georgeta Georgia Georgiana Georgina Geovana
Geraldine Gerard Gerben Gerd Gerda Gereon Gerlando Gerlof Germaine Germana Germano Germán Gero Gerry
Gert Gertruda Gertrudis Gesa Gesche Gesine Geta Ghislaine Giambattista Gian Gianantonio Gianbattista
Giancarla Gianna Giannina Gianpaolo Gideon Gigliola Gijs Gil Gilbert Gilberte Gilberto Gilda Gilles Gina
Ginette Ginevra Ginger Gintaras Gioacchino Gioconda Gioele Gioia Giona Giordana Giordano Giorgina Giosuè
Giovana Giovannella Giovanni Gisela Gisèle Gita Gitta Giuditta Giulietta Giustina Giustino Giusto Gizem
Gladys Glauco Glen Glenda Glenn Gloria Glória Godfrey Godofredo Goffredo Gopal Gorm Gottlieb Grace
Gracia Graciano Graciete Gracja Gracjan Grant Graziano Graça Greger Gregoria Gregório Greta Gretchen
Grete Griffin Grigoreta Griselda Gro Gry Grzegorz Grégoire Gréta Gudrun Guendalina Guerrino Guido
Guilhem Guiomar Gun Gunda Gundula Gunhild Gunilla Gunn Guntis Gunvor Guro Gustav Gustaw Gusztáv Guus Guy
Guylaine Guénolé Gwen Gwenaël Gwenaëlle Gwendoline Gwyneth Gáspár Géraldine Gökhan Göran Gül Gülay
Gülcan Gülsüm Güneş Habib Hadi Hadley Hagen Hakan Hakim Haley Halil Halime Halina Halit Hallvard Hamid
Hamish Hamza Hana Handan Hande Hani Hanife Hank Hanna Hannah Hanne Hanneke Hanno Hans Harald Hardy
Harish Harley Harm Harmen Harold Harper Harri Harry Haruki Harun Hasan Hassan Hasso Hatice Hauke Hayden
Haydée Hayley Hazel Heath Hector Hedda Hedi Hedvig Hedvika Heide Heidemarie Heidi Heike Heiko Hein Heino
Heinz Heitor Heleen Helen Helena Helene Helga Helge Heli Heliodoro Hella Helle Helma Helmi Helén Hendrik
Hendrikus Henk Henner Henning Henny Henri Henriett Henrik Henriqueta Heraclio Herbert Herberto Herman
Hermenegildo Hermina Hermine Herminia Herminio Hermínia Hermínio Hernando Hernán Herta Hervé Hessel
Heřman Hidde Hieronim Hilaire Hilario Hilary Hilda Hilde Hildur Hilkka Hilma Hiltrud Hinrich Hiroshi
Hjalmar Holger Hollie Holly Holm Honorata Honorine Honorio Honoré Hope Horace Horacio Horațiu Horia
Horstmar Hortense Horácio Howell Huba Hubert Hugo Huguette Hugó Huib Humberto Humphrey Hunor Hunter
Hussein Hylke Hynek Hyun Håkan Håkon Hédi Hélder Hélia Hélio Hülya Iacob Iacopo Iara Ibrahim Ibán Ida
Idalia Idoia Idris Idun Ieuan Iga Ignacja Ignác Igor Iida Ilan Ilario Ilda Ildefonso Ileana Ilie Ilinca
Ilir Ilka Ilkka Ilmari Ilona Ilse Ilyas Ilze Imanol Imelda Imke Imogen Imran Imre Ina Indalecio India
Indira Ineke Ines Inese Inga Inge Ingeborg Inger Ingmar Ingo Ingrid Ingrun Ingvar Ingvild Inka Inken
Insa Inácio Inès Iolanda Iole Ionela Ionuț Ippolito Ira Iratxe Irena Irene Ireneusz Irina Iris Irja Irma
Irmina Irvin Irving Irène Isa Isaac Isabeau Isabel Isabela Isabelle Isadora Isak Isaura Isaías Isidora
Isidore Isidoro Isidro Isla Isolde Israel Italo Itziar Iuri Iustin Iva Ivan Ivana Ivano Ivar Ivars Iver
Ivett Ivo Ivona Ivone Ivonne Ivor Ivy Ivón Iwo Izabela Izabella Izan Izydor Jaakko Jaap Jacco Jacenty
Jacinta Jackie Jacobo Jacqueline Jade Jaden Jae Jafet Jagna Jagoda Jaime Jair Jakab Jake Jamal Jamie
Jamil Jamila Jan Jana Janete Janine Janka Janne Jannes Jannik Jannike Jannis Janosch Jaqueline Jared
Jari Jarkko Jarle Jarmila Jarmo Jarvis Jasmin Jasmine Jason Jasper Jaume Javiera Jay Jayden Jayesh Jayne
Jean Jeanette Jeanne Jeannette Jeannie Jeff Jeffrey Jella Jelle Jelmer Jenaro Jenna Jennifer Jenny Jens
Jensen Jente Jeppe Jeremi Jeremiasz Jeremías Jerome Jerry Jesica Jess Jesse Jessica Jessie Jesus Jet
Jette Jewel Jill Jim Jimena Jimmy Jin Jindřiška Jip Jo Joachim Joan Joana Joanna Joaquina Joar Jocelyn
Jocelyne Jochem Jochen Jodie Jody Joe Joel Joelle Joep Joey Johan Johanna Johannes Joke Jolana Jolanda
Jole Jolene Jolien Jolán Jon Jonah Jonas Jonatan Jonathan Jonatán Jone Jonáš Joonas Joop Joost Jordan
Jordana Jordán Jorg Jorge Jorik Joris Jorn Jorrit Jos Jose Josef Josefin Josep Josephine Joshua Josie
Jost Jostein Josué Josée Jouni Jovita Jowita Joy Joëlle Juan Juana Juanita Jude Judit Judita Judite
Judith Judy Juhani Jukka Jules Julia Juliana Juliane Julianna Julie Juliet Julieta Juliette Julita
Julius Juliusz Jun June Juni Jurgita Juri Juris Jurre Jussi Just Justa Justin Justine Justino Justo
Justus Justyn Justýna Juvenal Jyrki Jáchym Jácint Jázmin Jérémie Jérôme Jéssica Józefina Jörg Jörn Júlia
Jędrzej Kaan Kadir Kai Kaija Kaique Kaitlyn Kaj Kaja Kajetan Kalina Kalle Kamal Kamila Kamilla Kara
Karen Kari Karim Karima Karin Karina Karl Karla Karlijn Karola Karolien Karolin Karolina Karoline
Karsten Karthik Kas Kasandra Kaspar Kaspars Kasper Kata Kate Kathleen Katia Katie Katinka Katja Katrien
Kauã Kavita Kay Kaya Kayla Kazimiera Keanu Kees Keiko Keira Keith Kelemen Kelly Kelsey Kelvin Kemal Ken
Kenan Kendra Kenji Kenneth Kent Kenta Kenza Kerem Kerri Kerry Kestutis Ketil Ketty Keve Kevin Khaled
Khalid Kiara Kieran Kilian Killian Kim Kincső Kira Kiran Kirk Kirsi Kirsten Kirsty Kitti Kjell Kjersti
Kjetil Klaas Klara Klas Klaudia Klaus Klemens Kleofas Knud Knut Koen Koenraad Konstancja Konstantyn
Konstanze Koppány Koray Kordian Kordula Kornel Kornelia Kornélia Kris Krishna Krista Kristen Krister
Kristin Kristián Kristof Kristoffer Krisztofer Krystiana Kryštof Ksawery Ksenia Kunegunda Kuno Kurt
Květa Kyan Kyara Kyla Kyle Kylian Kylie Kyra Kálmán Kübra Lacey Lachlan Lada Laia Laila Laima Laimonas
Lajos Lakshmi Lambert Lamberto Lana Lance Lando Lara Larisa Larissa Larry Lars Lasse Latifa Laura Laure
Laurentiu Laurette Lauri Lauriane Laurien Laurinda Lauro Lavinia Lazare Laís Lea Leah Leandra Leandro
Leanne Lee Leen Leena Lehel Leif Leigh Leila Leire Lelia Lena Lennart Leo Leocadia Leokadia Leon Leona
Leonard Leoncio Leone Leonel Leonia Leonid Leonie Leonilda Leonor Leonora Leopold Leopoldo Leoš Leroy
Letiția Levent Levi Levin Leyla Lia Liam Liana Liane Liberato Libor Licia Lidia Lieke Lien Lies Liesbeth
Liesel Lieve Lieven Liga Ligia Liisa Lila Lilia Lilian Liliana Liliane Lilianna Lilith Lilián Liliána
Lilla Lilli Lilly Lilou Lily Lina Linas Linda Lindsay Lindsey Line Linn Linnea Lino Linus Lionel Lisa
Lisandro Lisardo Lisbeth Lise Liselotte Lisette Liv Livia Liviana Livio Liviu Liwia Liza Ljuba Lloyd
Loan Lode Loes Logan Loida Lois Lola Lone Lope Lore Loredana Lorena Lorenza Lorenzo Loreto Loretta Lorna
Lorraine Lotta Lotte Lottie Lou Louane Louis Louise Louna Lovisa Loïs Luan Luana Lubomír Lubomíra Luboš
Luc Luca Lucas Lucia Luciana Luciano Lucie Lucile Lucilla Lucille Lucio Lucjusz Lucrecia Lucrezia
Lucreția Lucélia Lucília Ludmilla Ludmiła Ludvig Ludwika Luena Luigina Luis Luisella Luisina Luitgard
Luitpold Luiza Lujza Luka Lukas Luminița Luna Lurdes Lutz Luuk Luz Lydia Lydie Lynette Lynn Lynne Lázaro
Léandre Léo Léon Léone Léonie Léopoldine Lía Lídia Lívia Lúcia Lúcio Lýdie Maaike Maarit Maarten Maartje
Mabel Macarena Macario Machteld Mackenzie Madalina Maddalena Maddison Madeline Madhav Madison Madita
Madlen Mads Mae Mafalda Magalie Magalí Magda Magdalena Magdaléna Magnhild Magnus Mahmoud Mahmut Maia
Maik Maike Maiken Maisie Maite Maj Maja Majid Makoto Maksym Maksymilian Malena Malene Malik Malin Malte
Malvína Malwina Malwine Mandy Manel Manfred Manish Manja Manon Mantas Manuel Manuela Mar Mara Marc
Marcel Marcela Marceli Marcelin Marcelina Marceline Marcell Marcella Marcellino Marcia Marco Marcus
Mareike Mareille Marek Maren Marga Margareta Margarito Margaréta Margo Margot Margret Margriet Mari
Maria Mariam Marian Mariana Mariann Marianne Mariano Maribel Maricela Maricruz Marie Marieke Mariella
Marietta Mariette Marijke Marijn Marika Marilena Marilù Marina Marinela Marinella Marino Mario Mariolina
Marion Maris Marisa Marisela Marisol Maristela Maristella Marit Marita Marius Marián Mariëlle Marja
Marjan Marjatta Marjolein Marjory Mark Markku Marko Markus Markéta Marleen Marlen Marlena Marlene
Marlies Marlis Marloes Marlon Marshall Mart Marta Marte Marthe Martijn Martim Martin Martina Martine
Martinho Martino Martins Martirio Marvin Maryam Marzia Marzio Mascha Mason Massimiliana Matei Mathis
Mathéo Matias Matilde Mats Matteo Mattis Matylda Matyáš Matéo Matías Maud Maude Maura Mauri Maurice
Maurizia Maurizio Mauro Maurycy Mavis Max Maxence Maxim Maximilián Maximino Maxine Maxmilián May Maya
Maël Maëlle Maëlys Maísa Małgorzata Meera Mees Meghan Mehmet Mehtap Meike Meinhard Meinolf Meinrad
Melania Melchior Melchiorre Melchor Melek Melih Melike Melina Melinda Melisa Melissa Melody Meltem Menno
Meral Mercedes Mercy Mercédesz Meredith Merel Merete Merle Mert Merve Mervi Mervin Meryem Meta Metin
Mette Mia Micaela Micah Micha Michael Michalina Michaël Michel Michelangelo Michelle Mick Mickaël Mieke
Mieszko Miguela Mihail Mihály Mika Mike Mikkel Mikołaj Mikuláš Mila Milada Milan Milena Milene Miles
Milica Mille Millie Milo Miloslava Milou Milton Milvia Milán Mimi Mimma Mimmi Mimoza Min Mina Mindaugas
Mine Minerva Minna Minnie Miquel Mira Miranda Mircea Mirco Mireia Mirela Mirella Mireya Miriam Mirja
Mirjam Mirko Mirna Miroslawa Mirosława Mirta Mirthe Miłosz Miłosława Moa Modest Modesta Modesto Mogens
Mohamed Mohan Moira Moisés Mojmír Mollie Molly Mona Monica Monika Monique Montserrat Morag Morena Moreno
Morgan Morten Moses Mounir Mourad Moïse Muhammet Murat Muriel Murilo Murray Musa Mustafa Myles Myra
Myriam Myrthe Myrtle Márcio Mária Márió Máxima Máximo Mécia Mélanie Mélissa Mélodie Müge Mădălina Nabil
Nada Nadia Nadine Nadir Nadja Nadzieja Nadège Nahia Nalan Nancy Nanna Naoki Naomi Narcis Narcisa Narciso
Nasser Natacha Natale Natalia Natalie Natalina Natascha Natasha Nataša Nathan Nathanaël Natália Natálie
Natércia Naveen Nayara Nazan Nazareno Nazaret Nazario Naďa Necati Ned Neele Neeltje Nel Nela Nele Nell
Nella Nellie Nello Nelson Nelu Nemesio Nerea Neri Nerina Nerio Nermin Nesrin Nestor Nestore Neville
Nevin Niall Niamh Nicanor Nick Nicla Nico Nicodemo Nicolae Nicolas Nicolasa Nicole Nicoleta Nicolina
Nidia Niels Nienke Nihal Nihat Niina Nikhil Niklas Niko Nikodem Nikol Nikola Nikolai Nikoletta Nikoline
Nilda Nilde Nilgün Nilüfer Nimród Nina Nino Ninon Nives Noa Noah Noel Noelle Noemi Noemí Nolan Noor
Noortje Nora Norbert Norberto Noreen Norma Normunds Nour Novella Noé Noémia Noël Noëlle Nunzio Nur Nuray
Nurcan Nuri Nydia Nynke Nádia Nándor Nélida Nélson Néstor Núria Oana Obdulia Octave Octavia Octávio
Océane Oda Odalys Odd Oddvar Odete Odetta Odin Ofelia Ofélia Oihane Okan Ola Olaf Olalla Olavi Olavo
Olcay Oldřiška Ole Oleg Olegario Olga Olgierd Olimpia Olindo Oline Olive Olivia Olivie Oliviero Oliwier
Olli Olof Oluf Olympe Olímpia Olívia Omar Ombretta Ona Ondine Onni Onofre Onofrio Onur Ophelia Orbán
Oreste Orhan Oriana Oriane Orietta Oriol Orla Orlanda Orlando Orlane Ornella Orsola Ortrud Ortwin Orvar
Osama Oscar Oskar Osman Osvalda Osvaldo Oszkár Otilia Otis Otmar Oto Ottmar Otto Ottó Otylia Otávio Outi
Ove Ovidio Ovidiu Oya Ozan Paavo Pablo Pacifico Paddy Paige Palmira Paloma Pamela Pancho Pancrazio
Pankrác Panna Paolo Paride Parker Pascal Pascual Pascuala Pasi Pasqualina Pastora Patricia Patricie
Patrick Patrizio Patrício Patsy Pau Paul Paula Paule Paulien Paulina Pauline Paulino Pavel Pavlína Paz
Pearl Peder Peggy Pelagia Pelayo Pelin Penelope Per Perla Pernilla Pernille Perrine Perry Pertti Peter
Peteris Petra Petrea Petri Petrona Petronela Petronilla Philine Philip Phoebe Pia Pien Pier Pierangelo
Pierce Piergiorgio Pierina Piero Pierrette Piers Pieter Pietra Pilar Pim Pio Piper Pippa Pippo Pirjo
Pirkko Piroska Placido Plácido Plínio Pola Polly Pompeo Ponç Pooja Poppy Porfirio Porzia Poul Prakash
Pranav Preben Preston Primitivo Primo Priscila Priya Prokop Prosper Prudência Prune Przemysław Próspero
Pâmela Pénélope Pía Pío Pınar Quentin Quincy Quinn Quinten Quintino Quirin Quirino Quitéria Rabia Rachel
Rachele Rachid Rachida Radan Radana Radim Radmila Radomir Radomíra Radoslav Radosław Rafaela Raffael
Ragna Ragnar Ragnhild Rahul Raija Raimo Raimonda Raimondo Raimonds Raissa Raj Rajesh Rajmund Rakel
Rakesh Ralf Ralph Raluca Rami Ramiro Ramon Ramona Ramsay Ramunas Ramóna Rana Randi Randy Rania Raphaela
Rareș Rasa Rashid Rauno Ravi Ray Raymond Raymonde Rebeca Rebecca Rebecka Rebeka Recep Reece Regina
Reidar Reidun Reijo Reimar Reimer Reinald Reinaldo Reine Reinhart Reinout Remco Remigio Remigiusz Remo
Remus Remy Renan Renata Renate Renato Rene Renske Renzo Renáta René Renée Reuben Rex Reynaldo Reza Rezső
Rhiannon Rhoda Rhonda Rhys Rianne Ricardo Richard Richarda Rick Rickard Rico Rieke Rigoberto Riikka
Riitta Rik Rikke Riley Rimantas Rina Rinaldo Rino Rinske Risto Rita Ritva River Roald Roar Rob Robbert
Roberta Roberto Robin Robyn Rocco Roch Rodion Rodolfo Rodolphe Rodrigo Rodrigue Roel Roeland Roger
Rogier Rohan Rohit Rokas Roksana Roland Rolando Rolf Roma Roman Romana Romane Romano Romaric Romeo Romeu
Romina Romolo Romuald Romy Román Ron Ronald Ronaldo Ronan Ronja Ronny Roos Roque Rory Rosa Rosalba
Rosalie Rosalina Rosalinda Rosamaria Rosana Rosanna Rosanne Rosario Rosaura Roscoe Rose Rosel Roseli
Roseline Rosendo Rosetta Rosie Rosina Rosine Rosita Roslyn Ross Rosália Rowan Roxana Roxane Roxanne
Roxána Roy Rozalia Rozálie Ruben Ruby Rudolf Rufin Rufina Rufino Rufus Ruggiero Runa Runar Rune Rupert
Ruperto Rut Ruta Rute Ruth Ruud Ruxandra Ryan Régine Rémi Rózsa Róża Rúben Rüdiger Răzvan Rıza Růžena
Saara Sabatino Sabin Sabina Sabine Sabino Sabri Sabrina Sacha Sadie Said Sakari Salah Salamon Salih
Salim Sally Salma Salomea Salomé Salomón Salvatrice Sam Samanta Samantha Sami Samia Samir Samira Samuel
Samuela Sana Sancho Sandeep Sander Sandis Sandra Sandy Sanjay Sanna Sanne Santa Santi Santiago Santina
Santino Santo Santos Sara Sarah Sari Sascha Saskia Satu Saturnino Saul Saulius Savannah Saverio Saúl
Scarlett Sean Sebastian Sebastiana Sebestyén Secondo Seda Sedat Seija Selena Selene Selim Selin Selina
Selma Selvaggia Selçuk Sem Sema Semih Senna Sepp Seppo Serafim Serafina Serafino Serafín Serap Serdar
Serena Sergiu Sergiusz Serhat Serkan Servane Seth Seung Sevda Severiano Severin Severino Severo Sevgi
Sevil Sevim Seweryn Shane Shaun Shawn Sheldon Shelley Sherman Sherri Sherry Shiva Shreya Sibel Sibilla
Sibylle Siebe Siebren Siegbert Sien Sienna Sierra Sietse Sifra Sigfrido Signe Sigrid Sigrun Sigurd Sigve
Silas Silja Silje Silvana Silvano Silverio Silvestr Silvestre Silvestro Silvia Silvie Silvio Silviu
Silvério Simen Simeon Simeón Simion Simo Simon Simona Simone Simonetta Sina Sinan Sindre Sinead Sinem
Siri Sirio Siro Sirpa Sisko Sissel Sissy Siv Siw Sixtine Sjoerd Skye Slavomír Smaranda Socorro Sofia
Sofiane Sofie Soizic Sol Soline Solveig Solène Sondre Soner Sonia Sonja Sonsoles Sonya Soo Sophie Soraya
Sorina Soňa Speranza Stacey Stacy Stan Stanislava Stanisława Stefania Steffen Steffi Steffie Stein
Steinar Stela Stelian Steliana Stella Sten Stian Stig Stijn Stine Sture Suat Sue Summer Sune Sunil
Suresh Susanita Susann Susanna Susanne Susie Suzanne Suzette Svante Svein Sven Svend Sverre Swantje
Sybille Sylvester Sylvia Sylviane Sylvie Sylwester Symeon Synne Synnøve Szabina Szandra Szaniszló
Szczepan Szebasztián Szervác Szidónia Szonja Szófia Szörény Sámuel Sándor Sára Sílvio Sönke Süheyla
Tabea Tadeo Tadeu Tadeáš Tage Taina Tainá Takashi Tales Tamara Tamer Tamina Tamsin Tancredi Tancrède
Taner Tanguy Tania Tanja Tanya Tapani Tapio Tara Tarcisio Tarek Tarik Tariq Tarja Tarquinio Tarık Tas
Tasha Tatiana Taylor Taťána Tecla Ted Teddy Teemu Tekla Telma Telmo Temistocle Teo Teodor Teodora
Teodoro Teodosio Teofil Terenzio Teresa Terje Tero Terri Terry Terttu Tess Tessa Teun Teófila Teófilo
Thais Thales Thaís Thaïs Thea Thelma Theo Theodor Thies Thijmen Thijs Thilo Thomas Thor Thora Thorben
Thorbjørn Thore Thorvald Thurid Théa Théo Théodore Tia Tibbe Tiberio Tibor Tiburcio Tiffany Tiina Tijmen
Tijn Tilde Till Tillmann Tim Timm Timo Timoteo Timéo Tina Tine Tinne Tino Tiril Tirso Tito Titouan Titus
Titusz Tjeerd Tobias Tobiasz Tobiáš Todd Toini Tolga Tom Toma Tomas Tomke Tommi Tommy Tomáš Tomé Ton
Tone Toni Tony Toon Topi Tor Tora Tord Tore Torgeir Torgny Toribio Torill Torkel Torleif Torstein
Torsten Tosca Traian Travis Tricia Trijntje Trina Trine Trinidad Trinity Tristan Tristán Trond Troy
Trude Trudy Trygve Tuba Tullia Tullio Tuomas Tuomo Turan Turgut Turid Tuula Tuulikki Tuva Tuğba Tyler
Tymon Tymoteusz Tyra Tyrone Tyson Tytus Tália Tânia Tímea Tódor Tönnies Tülay Tünde Ubaldo Uberto Udo
Ufuk Ugo Uldis Ulf Ulises Ulisses Ulla Ulrika Ulysse Uma Umut Una Unai Unni Uno Urbain Urban Urbano Urho
Urs Ursel Ursula Ursule Uršula Uta Ute Utz Uğur Vaidas Vaino Valdemar Valdis Valente Valentim Valentin
Valentina Valentýn Valentýna Valerio Valeriu Valero Valon Valter Valère Valérie Vanda Vanessza Vanna
Vasco Vasilica Vaughan Vavřinec Veerle Vega Vegard Veikko Veli Venancio Venanzio Vendel Vendelín Vendula
Vera Verity Verner Vernon Veronica Vesa Vibeke Vicky Vico Victoria Victorien Victorine Vid Vidal Vidar
Viggo Vijay Vikram Viktor Vilde Vilhelm Viliam Vilja Ville Vilma Vilmos Vilém Vince Vincenc Vincent
Viola Violaine Violeta Violetta Viorica Virgil Virgilia Virgilio Virginia Virgílio Virgínia Viriato
Virna Vishal Visitación Viswanathan Vitale Vito Vittore Vitus Viveka Vivi Vivian Viviana Vivien Vjosa
Vladan Vladimir Vladislav Vlasta Vojtěch Volkan Volkhard Volkmar Vratislav Vytautas Vânia Věnceslava
Věra Wacława Wade Wagner Waldemar Walenty Walentyna Waleria Walerian Walery Walid Wanda Ward Warren
Wassim Wawrzyniec Wenceslao Wenche Wendelin Wendy Wenzel Werner Wesley Wessel Wibke Wiebe Wiebke Wieke
Wieland Wiesława Wiga Wilbur Wilfredo Wilfried Wilhelm Willa Willemijn Willi William Willis Wilm Wilma
Wim Wincenty Winfried Wioletta Wirginia Wit Wojciech Wolf Wolfhard Wout Wulf Wyatt Włodzimiera Xavi
Xavier Xavière Xenie Ximena Xénia Yago Yaiza Yakup Yalçın Yanis Yann Yannick Yannik Yara Yaren Yasemin
Yasin Yasmin Yasmina Yasmine Yasser Yassin Yavuz Yaëlle Yeliz Yesenia Ymke Yngvar Yngve Yoann Yohann
Yoko Yolanda Yolande Younes Youssef Yuki Yunus Yuri Yusuf Yvan Yveta Yvette Yvon Yvonne Yésica Yıldız
Yılmaz Zacarias Zacarías Zachariah Zacharie Zafer Zahra Zaida Zainab Zaira Zalán Zamfir Zamir Zane Zara
Zbigniew Zbyněk Zbyšek Zdislava Zdzisława Zeger Zehra Zeki Zelda Zeliha Zena Zeno Zenobia Zenobiusz
Zente Zerrin Ziad Ziemowit Zilda Zineb Zita Zivile Zlata Zoe Zora Zoraida Zorka Zoé Zoë Zsanett Zsombor
Zsuzsanna Zsófia Zulmira Zyta Záviš Zélia Zélie Zétény Ádám Ágata Águeda Ármin Áurea Ângela Ângelo Åge
Åke Åsa Åse Çağla Ève Édith Élia Éliane Élie Élina Élio Émeline Émile Érica Érico Étienne Íñigo Óscar
Ödön Ömer Özgür Özlem Øystein Øyvind Úrsula Ümit Čestmír İlhan İlker İlknur İrem Łucja Łucjan Şahin
Şebnem Şerife Šebestián Šimon Żaneta Ștefania
"""

CYRILLIC = """
Ђорђе Ілона Інга Јасмина Јасна Јелица Љиљана Аввакум Август Авдей Аверкий Аверьян Авксентий Агап Агата
Агафон Агафья Аглая Аглика Агния Адам Аделина Адель Адриан Адріан Азарий Азат Аида Айгуль Айдар Аким
Аксинья Алан Албена Алевтина Александрина Али Альбина Альфия Альфред Амалия Амвросий Амина Анастас
Анатолия Андриан Андрон Андроник Анелия Анжелика Аникита Анисим Анисья Анита Антип Ануфрий Аполлон Арам
Ариадна Ариан Аристарх Аркадій Арман Армен Арсен Арсентий Артур Аскар Аскольд Аспарух Ася Афанасия Ашот
Бажен Белла Бенедикт Биляна Бисер Бисерка Биљана Блага Благовест Богдана Бойко Болеслав Борислав Боряна
Боян Бояна Бранка Бранко Бронислав Будимир Булат Вазген Валентина Валери Валерьян Варлаам Варфоломей
Василина Вахтанг Велимир Величка Венера Вениамин Веніамін Весна Викентий Викторин Вилен Виолета Виолетта
Виталина Виталия Витольд Влада Владилен Владислава Влас Власий Вольдемар Војислав Всеслав Вяра Вячеслава
Вікторина Віолетта Гавриил Гаврил Гаврила Гаврило Галактион Гаяне Гелена Генрих Гертруда Гиви Гинка Гліб
Гнат Гордана Гордей Гордій Горислав Григорина Гульнара Гурий Давид Давит Давыд Далибор Далия Дамиан
Дамир Дамян Даниэль Данияр Данијела Данута Дарина Дария Делян Дем'ян Дементий Демьян Дејан Диан Диана
Диляна Димка Димо Дина Динара Дионисий Доброслав Дора Дорофей Драгана Дражен Діана Ева Евграф Евдоким
Евлампий Евлампия Евпраксия Евсей Евстафий Евстигней Елеонора Елизар Еліна Емилия Емилиян Емілія Еремей
Ермил Ермолай Ерофей Ефрем Жана Жанета Ждан Жељко Живка Живко Зарина Заур Захари Звезделин Здравко
Зинаида Зиновий Злата Златан Златка Златко Зорица Зорница Зосима Зоя Зураб Зінаїда Ибрагим Ивелина Ивета
Игнатий Игор Изабелла Измаил Изольда Изот Илиан Илиана Илиян Илко Илона Ильдар Ильнур Инга Индира Ирада
Ирма Исаак Исаия Исидор Исидора Искра Искрен Ислам Иулия Ия Йорданка Казимир Кай Калерия Калина
Каллистрат Калоян Камелия Камилла Камиль Карен Карл Карп Каріна Касьян Катерина Ким Клавдія Клим
Климентий Кондрат Кондратий Корней Корнил Корній Кремена Крум Кръстина Кузьма Кіра Лаврентий Лада Лазар
Лазарь Лариосн Лев Лейла Ленка Леон Леонида Леонтий Леся Лиана Лидия Лили Лилиана Лилия Лиляна Лина Лола
Лора Лук'ян Лука Лукерья Лукьян Любава Любен Любка Любомир Людвиг Людмил Люсьен Люция Лілія Магда
Магомед Мадина Май Майя Макарий Максимильян Малика Мар'ян Мар'яна Марат Маргарита Мариам Марианна
Мариела Марияна Марија Марко Марта Мартын Маруся Марьяна Матвей Матвій Матрёна Мая Мелания Меланья
Мелані Меланія Методи Мила Милан Милана Милена Милица Милка Милорад Милослав Милчо Мина Мира Мирко
Мирослава Мирјана Митофан Модест Мокей Момчил Мотря Мстислав Муза Мурад Мілана Нада Назар Наина Наталия
Натан Наташа Невена Невяна Недељко Нели Нелли Немирослава Неонила Нестор Ника Никандр Никанор Никифор
Никодим Николина Никон Нил Нина Нино Нифонт Ноа Нурлан Ніна Обрад Огнян Огњен Оксана Октавиан Олга Олеся
Олжас Олимпиада Олимпий Омелян Онисим Онуфрий Орест Орися Орлин Осип Оскар Остап Остромир Павла Павлина
Панас Парамон Парфен Пахом Пепа Петра Петранка Пилип Пимен Поликарп Полина Порфирий Потап Предраг Пров
Прокл Прокопий Прокофий Протасий Прохор Пётр Рада Ради Радим Радина Радислав Радмила Радослав Разиль
Раиль Райна Райчо Ралица Рамиль Ратко Рафаэль Рашид Раїса Регина Рената Римма Ринат Рогволд Роксана
Ролан Роланд Ростислава Рубен Рудольф Рузанна Румен Румия Русалина Сабина Сабрина Сава Савелий Саида
Салават Самсон Сания Сања Святополк Севастьян Севда Севдалина Северин Сергея Сигизмунд Силантий Силвия
Сильвия Симеон Симон Симона Синиша Славея Славица Славка Слађана Снежана Снежина Снігана Сократ Соломея
Соломон Соня София Софрон Соња Спартак Спас Спаска Спиридон Стамен Станко Стелла Стефан Стефания
Стефанія Стефка Стойка Сусанна Сысой Таисья Таймураз Тамара Таїсія Тања Теодора Терентій Тигран Тимур
Тинка Тит Тоня Тотка Тошко Трифон Ульян Урош Устим Устин Устинья Фадей Фани Фатима Феврония Федора
Федосей Федосья Федот Фелікс Феодор Феодосий Феоктист Феофан Феофил Ферапонт Филарет Филимон Филип Фирс
Флор Флора Флорентий Фортунат Франц Фрол Фёкла Харлампий Хриси Хрисимир Христиан Христина Христофор
Цанка Цанко Цветелин Цветко Цвятко Чавдар Эвелина Эдгар Эдит Эдита Эдмунд Элеонора Элина Элла Эльза
Эльмира Эльнара Эмануил Эмилиан Эмин Эраст Эрик Эрика Эрнест Эсмеральда Эстер Юлиана Юлий Юлия Юліан
Юнона Юст Юстина Юстиниан Явдоха Явор Яким Яна Янина Яница Янка Янко Ярема Яремка Яромир Ярополк Ясен
Ясмина Ясон
"""

GREEK = """
Άγγελος Άδωνις Άνθιμος Έλλη Ήβη Ίριδα Ίρις Ίωνας Όθων Όθωνας Όλυμπία Όμηρος Αγαθή Αγαμέμνων Αγγέλα
Αγγελής Αγγελική Αιμίλιος Αιμιλία Ακριβή Αλκιβιάδης Αλκμήνη Αμαλία Αμβρόσιος Αναξαγόρας Ανδριάνα
Ανδρομάχη Ανδρονίκη Ανδρόνικος Ανθή Ανθούλα Αντίγονος Αντιόπη Απόλλων Αρίσταρχος Αργυρώ Αρετή Αριάδνη
Αρχοντία Αρχοντούλα Ασημάκης Ασημένια Αυγουστίνος Αφέντρα Αχιλλέας Βάγια Βάιος Βίκτωρ Βαλάντης Βαλέρια
Βαλεντίνος Βαρθολομαίος Βαρνάβας Βερονίκη Βερόνικα Βικέντιος Βιολέτα Γαλάτεια Γαλήνη Γαληνή Γαρέφω
Γεσθημανή Γρηγορία Δάφνη Δήμος Δαβίδ Δαμασκηνός Δαμιανός Δανιήλ Δημοσθένης Διαλεκτή Διαμάντω Διογένης
Διομήδης Δομήνικος Δομνίκη Δωροθέα Ειρηναίος Ελευθεριά Ελπίδα Επαμεινώνδας Ερασμία Ερατώ Εριφύλη Ερμής
Ερμιόνη Ερρίκος Ερωφίλη Εσμεράλδα Ευαγόρας Ευανθία Ευδοξία Ευδόκιμος Ευθαλία Ευκλείδης Ευριπίδης
Ευρυδίκη Ευσέβιος Ευτέρπη Ευτύχης Ευτύχιος Ευφημία Ευφράσιος Ζήνων Ζήσης Ζαφείρης Ζαφείριος Ζαφειρία
Ζαφειρούλα Ζηναΐς Ζηνοβία Ζωγραφιά Ηλιάνα Ηρόδοτος Ηρώ Ηρώδης Ησαΐας Θάλεια Θέκλα Θεανώ Θεμιστοκλής
Θεοδοσία Θεοδόσιος Θεολόγος Θεοπίστη Θεοφανία Θεοφύλακτος Θεόκλητος Θηρεσία Θρασύβουλος Θωμαΐς Θωμαή
Ιάσων Ιγνάτιος Ιερώνυμος Ιορδάνης Ιουλιανή Ιουλιανός Ιούλιος Ισίδωρος Ισαάκ Ισιδώρα Ισμήνη Ιφικράτης
Ιωνάς Κάρμεν Κάρολος Κίμων Καλυψώ Κασσάνδρα Κασσιανή Κλέαρχος Κλέων Κλήμης Κλεάνθης Κλυταιμνήστρα
Κομνηνή Κομνηνός Κορίνα Κορνήλιος Κορνηλία Κοσμάς Κρυστάλλω Κρυσταλλία Κωστούλα Κύπρος Κύριλλος Λάμπω
Λάουρα Λέανδρος Λέων Λήδα Λαοκράτης Λατίφης Λεμονιά Λευκή Λευκοθέα Λητώ Λουίζα Λουκία Λουκιανός Λυδία
Λυκούργος Λυσίμαχος Μάξιμος Μάρθα Μαίρη Μαγδαλένα Μαλαματή Μανουήλ Μαξιμιλιανός Μαρία Μαρίνα Μαρίνος
Μαριάνθη Μαριλένα Μαρκέλλα Ματίνα Ματούλα Μαύρα Μελέτης Μελέτιος Μελίνα Μελισσάνθη Μενέλαος Μερόπη
Μεταξία Μηλιά Μηνάς Μιλένα Μιχαέλα Μυροφόρα Μυρτώ Μόσχα Μόσχος Νέστορας Νέστωρ Νίκανδρος Νίκη Νίνα
Νατάσα Ναταλία Νεφέλη Νικάνδρη Νικήτας Νικοδήμος Νικομήδης Νικόδημος Νόρα Ξένια Ξακουστή Ξανθός
Ξενοφώντας Οδυσσεύς Ολυμπία Ολύμπιος Ορθοδοξία Ορφέας Ουρανός Πάρις Πέτρα Πίνδαρος Παγώνα Παλαιολόγος
Πανδώρα Πανωραία Παρθένα Παρθένης Παρθενόπη Παρμενίων Πατρίκιος Πατρίσια Παύλα Πελοπίδας Περσία
Περσεφόνη Πετρούλα Πλάτων Πλουσία Πλούταρχος Ποθητή Πολυβία Πολυτίμη Πολυχρόνης Πολυχρόνιος Πολύβιος
Πολύδωρος Πολύκαρπος Πουλχερία Προκόπης Προκόπιος Πρόδρομος Πυθαγόρας Ρήγας Ραλλού Ραχήλ Ρεγγίνα Ροδάνθη
Ροδούλα Ροδόλφος Ροζαλία Ρωμανός Ρωξάνη Ρόζα Σάββας Σάρα Σέργιος Σίλας Σίμος Σίμων Σαβίνα Σαλώμη
Σαράντης Σαράντος Σεβαστή Σεβαστιανός Σεβαστός Σεραφείμ Σιδέρης Σιμώνη Σμαράγδα Σμαρώ Σπυριδούλα Στάθης
Στάμος Στέργιανή Στέργιος Σταματίνα Στεργιανή Στράτων Συμεωνία Συμεών Σωζών Σωσάννα Σωσώ Σόλων Σώζων
Τίτος Ταμάρα Τασία Τατιάνα Τερέζα Τερψιχόρη Τζόρτζια Τριάδα Τριανταφυλλένια Τριανταφυλλιά Τρισεύγενη
Τσαμπίκα Τσαμπίκος Υάκινθος Υακίνθη Υπατία Φίλιππα Φαίδρα Φαίδων Φαίη Φανή Φανουρία Φεβρωνία Φιλήμων
Φιλιώ Φιλοθέη Φιλομήλα Φλωρεντία Φλώρα Φοίβη Φοίβος Φραγκίσκη Φραγκούλα Φρειδερίκη Φρόσω Φωκίων Φωτεινός
Χάιδω Χαρά Χαρίδημος Χαρίλαος Χαρίσης Χαρίτων Χαριτίνη Χαϊδούλα Χλόη Χριστιάνα Χρυσαυγή Χρυσηίδα
Χρυσοβαλάντης Χρυσόστομος Ωρίων Ωραιοζήλη
"""
