"""First names with the short forms that people write on a sign-up list. General knowledge, one name a line.

`Full: short short …`. A line may give several full spellings (`Stephen/Steven`) of one name, and goes on
behind two blanks. Names of
  different
languages are never made one name here: Julia and Julie, Andrea and Andrew are two people.
"""

ENGLISH = """
Abigail: Abby Abbie Gail
Abraham: Abe Bram
Adam: Ad
Adelaide: Addie Addy
Agnes: Aggie
Albert: Al Bert Bertie Albie
Alexander: Alex Al Alec Alek Sandy Xander Zander Lex Sasha Alexa
Alexandra: Alex Alexa Sandra Lexi Lexie Sandy Ali Xandra Allie
Alfred: Alf Alfie Fred Al Freddie
Alice: Allie Ali
Alison/Allison: Ali Allie
Amanda: Mandy Mandi Manda
Amelia: Millie Amy Mia Milly
Amy: Ames
Andrea: Andie Andi Andy
Andrew: Andy Drew
Angela: Angie Ange
Ann/Anne/Anna: Annie Nan Nancy
Anthony/Antony: Tony Ant Anto
Archibald: Archie
Arnold: Arnie
Arthur: Art Artie
Barbara: Barb Babs Barbie
Barnaby: Barney
Bartholomew: Bart Barty
Beatrice: Bea Trixie Bee
Belinda: Bel Linda
Benjamin: Ben Benny Benji Benjy
Bernard: Bernie
Bethany: Beth
Bradley: Brad
Brandon: Bran
Brendan: Bren
Bridget: Biddy Bridie Bridgie
Bronwyn: Bron
Caroline/Carolyn: Carol Carrie Caro Lyn
Cassandra: Cass Cassie Sandra
Catherine/Katherine/Kathryn/Katharine/Catharine: Cathy Kathy Kate Katie Cath Kath Kat Kit Kitty Kay Katy
  Cat Kathie Kitty
Cecilia: Cece Cissy Celia
Charles: Charlie Chuck Chas Charley Chaz
Charlotte: Charlie Lottie Lotte Char
Chester: Chet
Christian: Chris
Christina/Christine/Kristina: Chris Chrissie Tina Christie Chrissy Kris Kristy
Christopher/Kristopher: Chris Kit Topher Kris Christy
Clarence: Clarrie
Clifford: Cliff
Clinton: Clint
Conor/Connor: Con
Constance: Connie
Cornelius: Con Neil Corny
Cynthia: Cindy Cyndi
Daniel: Dan Danny Dani
Danielle: Dani Danni
David: Dave Davey Davy Davie
Deborah/Debra: Deb Debbie Debby Debs
Dennis: Den Denny
Derek: Del
Desmond: Des Desi
Diana/Diane: Di
Dominic: Dom Nick
Donald: Don Donnie Donny
Dorothy: Dot Dottie Dolly Dora
Douglas: Doug Dougie
Duncan: Dunc
Edgar: Ed Eddie
Edmund: Ed Eddie Ted Ned
Edward: Ed Eddie Ted Ned Teddy Eddy
Edwin: Ed Eddie Win
Eleanor/Elinor: Ellie Nell Nora Nellie Ella Ellen
Elizabeth/Elisabeth: Liz Lizzie Beth Betty Eliza Betsy Bess Lisa Libby Lizzy Bessie Elsie Lib Lilibet Liza
Ellen: Nell Ellie
Emily: Em Emmy Millie Emmie
Emma: Em Emmy
Ernest: Ernie Ern
Eugene: Gene
Evelyn: Evie Eve
Felicity: Fliss Flick
Fiona: Fi
Florence: Flo Florrie Flossie
Frances: Fran Frankie Franny Fanny
Francis: Frank Frankie Fran
Franklin: Frank Frankie
Frederick/Frederic: Fred Freddie Freddy Rick
Gabriel: Gabe Gab
Gabrielle: Gabby Gaby Elle
Gareth: Gaz Gary
Gary: Gaz
Geoffrey/Jeffrey: Geoff Jeff
George: Georgie Geo
Georgina/Georgia: Georgie Gina
Gerald: Gerry Jerry Ged
Gerard: Gerry Ged
Gertrude: Gert Gertie Trudy
Gillian/Jillian: Gill Jill Gilly
Gilbert: Gil Bert
Gordon: Gord Gordy
Graham/Graeme: Gray
Gregory: Greg Gregg
Gwendolyn/Gwendoline: Gwen Wendy
Hannah: Han
Harold: Harry Hal
Harriet: Hattie Harry
Harrison: Harry
Harvey: Harv
Heather: Hev
Helen/Helena: Nell Nellie Lena
Henrietta: Hettie Etta Hattie
Henry: Harry Hal Hank Hen
Herbert: Herb Bert Herbie Bertie
Howard: Howie
Hubert: Bert Hugh
Hugh: Hughie Shug
Ian: Iain
Isaac: Zac Ike Zack
Isabel/Isabelle/Isabella/Isobel: Izzy Bella Belle Issy Bel Izzie Ella
Jack: Jackie
Jacob: Jake Jay Coby
Jacqueline: Jackie Jacqui Jacky Jaqs
James: Jim Jimmy Jamie Jem Jimmie Jaime Jas
Jane: Janie Janey
Janet: Jan
Janice: Jan
Jason: Jase Jay
Jeremy/Jeremiah: Jerry Jez Jem
Jennifer: Jen Jenny Jenn Jennie Jenna
Jerome: Jerry
Jessica: Jess Jessie
Joan: Joanie
Joanna/Joanne: Jo Joey Joan Jojo
John: Jack Johnny Jon Johnnie Jock
Jonathan/Johnathan: Jon Jonny Nathan Johnny Jono Jonty
Jonathon: Jon Jonny
Jordan: Jord Jordy
Joseph: Joe Joey Jo Jos
Josephine: Jo Josie Josephina Posy
Joshua: Josh
Joyce: Joy
Judith: Judy Jude Judi
Julia: Jules
Julian: Jules
Justin: Jus
Karen: Kaz
Katrina: Trina Kat
Kenneth: Ken Kenny
Kevin: Kev
Kimberly/Kimberley: Kim Kimmy Kimmie
Kirsten: Kirsty
Laura/Lauren: Lori Laurie Loz
Lawrence/Laurence: Larry Laurie Lawrie Loz Lance
Leonard: Len Lenny Leo Leon
Leslie/Lesley: Les
Leonardo: Leo
Lewis/Louis: Lou Lew Louie
Lillian/Lilian: Lily Lil Lilly
Linda: Lin Lindy
Louise/Louisa: Lou Lulu
Lucy/Lucille/Lucinda: Lu Lucy Cindy Luce
Luke/Lucas: Luke
Lydia: Lyd
Lynda: Lyn
Madeleine/Madeline: Maddy Maddie Mads
Malcolm: Mal Malc
Margaret: Maggie Meg Peggy Marge Madge Greta Mags Margie Peg Megan Maisie Daisy Rita
Marianne: Mary Anne Mari
Marilyn: Lyn Mari
Marion: Mari
Marjorie: Marge Margie
Mark/Marc: Marky
Martin: Marty Mart
Martha: Marty Mattie Patty
Mary: Molly Polly May Mamie Moll Mae
Matilda: Tilly Tillie Mattie Tilda Maud
Matthew/Mathew: Matt Matty Mat
Maureen: Mo Reenie
Maurice/Morris: Mo Moe Maury
Maximilian/Maxwell: Max Maxie
Megan: Meg
Melanie: Mel
Melissa: Mel Lissa Missy
Melvin: Mel
Mervyn: Merv
Michael: Mike Mick Mickey Mikey Micky Mitch Mickie Mik
Michelle: Shelly Chelle Shell Mich
Mildred: Millie
Miranda: Mandy Randy
Mitchell: Mitch
Mohammed/Muhammad/Mohammad/Mohamed: Mo Mohd Moh Md
Montgomery: Monty
Nancy: Nan
Natalie: Nat
Nathan/Nathaniel: Nat Nate Nathan
Neil/Neal: Nel
Nicholas/Nicolas: Nick Nicky Nico Nic Nicko
Nicola/Nicole: Nicky Nikki Nic Nicki Niki
Nigel: Nige
Norman: Norm
Oliver: Ollie Olly Noll
Olivia: Liv Livvy Livia Ollie Livvie
Oscar: Ozzy Oz
Oswald: Ozzie Os Oz
Owen: Ow
Pamela: Pam Pammy
Patricia: Pat Patty Trish Tricia Patsy Patti Trisha
Patrick: Pat Paddy Rick Packy
Paul: Paulie
Paula/Pauline: Polly
Penelope: Penny Pen Nell
Percival: Percy
Peter: Pete Petey
Philip/Phillip: Phil Pip Flip
Philippa: Pippa Pip
Phyllis: Phyl
Priscilla: Cilla Prissy
Rachel/Rachael: Rach Rae Ray Shelly
Ralph: Ralphie
Randall/Randolph: Randy
Raymond: Ray
Rebecca/Rebekah: Becky Becca Bec Beck Becks Bex
Reginald: Reg Reggie Rex
Richard: Rick Dick Ricky Rich Richie Rickie Dickie Ritchie
Robert: Bob Rob Bobby Robbie Bert Robin Rab Bobbie Robby
Roberta: Bobbie Robbie Berta
Roderick: Rod Roddy Rick
Rodney: Rod
Roger: Rog
Roland/Rowland: Rollo Roly
Ronald: Ron Ronnie Ronny
Rosalind/Rosemary/Rosamund: Rose Ros Roz Rosie Romy
Rose: Rosie
Rudolph: Rudy
Russell: Russ Rusty
Ruth: Ruthie
Samantha: Sam Sammie Sammy Mantha
Samuel: Sam Sammy
Sandra: Sandy
Sarah/Sara: Sally Sal Sadie Sassy
Scott: Scotty
Sebastian: Seb Bas Baz Basti
Shannon: Shan
Sharon: Shaz Shari
Sheila: She
Shirley: Shirl
Sidney/Sydney: Sid Syd
Simon/Simeon: Si Sim
Sophia/Sophie: Soph
Spencer: Spence
Stanley: Stan
Stephanie: Steph Stevie Steffi Stef Steffie
Stephen/Steven: Steve Stevie Ste Steph
Stuart/Stewart: Stu Stew
Susan/Suzanne/Susanna/Susannah: Sue Susie Suzy Suzie Susy Sukie Sanna Zanna
Sylvia: Syl Sylvie
Tabitha: Tabby
Tamara: Tammy Tam Tara
Terence/Terrence: Terry Tel Terri
Teresa/Theresa: Terry Tess Tessa Tracy Terri Tessie Resi
Theodore: Ted Theo Teddy
Theodora: Thea Dora Theo
Thomas: Tom Tommy Thom Tam Massey
Timothy: Tim Timmy
Tobias/Toby: Toby Tobi
Tracey/Tracy: Trace
Trevor: Trev
Ursula: Ursie
Valerie: Val
Vanessa: Nessa Van Ness
Veronica: Ronnie Vera Roni
Victor: Vic Vick
Victoria: Vicky Vic Tori Vicki Vikki Vickie Tory
Vincent: Vince Vin Vinny Vinnie
Violet: Vi
Virginia: Ginny Ginger Gina
Vivian/Vivien/Vivienne: Viv
Walter: Walt Wally Wat
Wallace: Wally
Wayne: Wazza
Wendy: Wend
Wesley: Wes
Wilfred/Wilfrid: Wilf Fred Will
William: Bill Will Billy Willie Willy Liam Wills Bil
Winifred: Win Winnie Freda
Winston: Win
Yvonne: Von
Zachary/Zachariah: Zach Zack Zac Zak
Zoe: Zo
"""

ITALIAN = """
Adriana: Adri
Adriano: Adri
Agnese: Agne
Agostino: Ago Tino
Alberto: Albi Berto Bebo Alby
Alessandra: Ale Sandra Alex Lella
Alessandro: Ale Sandro Alex Lele Alle
Alessia: Ale Alessi
Alessio: Ale Alessi
Alfonso: Fonzo Alfo Fofò
Alfredo: Fredo Alfi
Alice: Ali
Andrea: Andre Dea Andy
Angela: Angi Lina Angelina
Angelo: Angi Lino Angiolino
Anna: Annina Nuccia Annetta
Annalisa: Anna Lisa Annali
Annamaria: Anna
Antonella: Anto Nella Lella Tonia
Antonietta: Anto Etta Tonia Nietta
Antonio: Toni Tonino Nino Totò Tonio Anto Antò Tony
Arianna: Ari
Arturo: Artù
Augusto: Gusto Gus
Barbara: Barbi Babi
Bartolomeo: Bartolo Meo
Beatrice: Bea Bice Bice
Benedetta: Benny Bene Detta
Benedetto: Bene Detto
Bernardo: Dino Berni Nardo
Bianca: Bia
Camilla: Cami Milla
Carla: Carletta
Carlo: Carletto Carlino
Carlotta: Lotta Carli Lottie
Carmela: Mela Lina Melina Carmelina
Carmelo: Melo Lino
Carmine: Mino
Carolina: Caro Lina Carol
Caterina: Cate Rina Katia Cati Caty Nina Cati
Cecilia: Ceci Cilia
Chiara: Chia Chiaretta
Cinzia: Cinzi
Claudia: Clau Claudina
Claudio: Clau Claudietto
Corrado: Dado
Cosimo: Mimmo Mino
Cristian: Cri Chri
Cristiana: Cri Cris
Cristiano: Cri Cris
Cristina: Cri Cris Tina Titti
Cristoforo: Cri Cristo
Daniela: Dani Lela
Daniele: Dani Lele Dany
Dario: Dariuccio
Davide: Dave Davi Dado
Debora: Debi Debby
Diego: Didi
Domenico: Mimmo Mico Menico Nico Mimì Micuccio Dom
Domenica: Mimma Mimì Menica
Donatella: Dona Tella
Donato: Dona
Edoardo: Edo Dado Edi Eddy Duccio
Elena: Ele Nena Lena
Eleonora: Ele Nora Leo Norina Nori Eli
Elisa: Eli Ely
Elisabetta: Eli Betta Lisa Betti Bettina Elisa Lisetta Betty
Emanuela: Manu Ema Manuela Lela
Emanuele: Manu Ema Lele Manuele Emma
Emilia: Emi Mila
Emilio: Emi Milio Milo
Enrica: Enri Chicca Rica
Enrico: Enri Chicco Rico Ricky Kiko
Ernesto: Erny Nesto
Ettore: Etto
Eugenia: Genia Eugi
Eugenio: Genio Genny Gegè
Eva: Evi
Fabiana: Fabi Faby
Fabio: Fabi Fabietto Faby
Fabiola: Fabi
Fabrizio: Fabri Bicio Fabry Brizio
Federica: Fede Chicca Feffe Kikka
Federico: Fede Chicco Rico Fefe Ghigo
Felice: Feli Lino
Ferdinando: Nando Ferdi Dino
Fernando: Nando Fer
Filippa: Pippa
Filippo: Pippo Fili Lippo Fil
Fiorella: Fiore
Francesca: Fra Franci Checca Cesca France Chicca Franca Kikka
Francesco: Fra Franco Checco Cesco Ciccio Franz Francy Cecco Chicco France Frank
Franco: Franchino
Fulvio: Fulvi
Gabriella/Gabriela: Gabri Lella Gaby Gabry
Gabriele: Gabri Lele Gabry
Gaetano: Tano Gae Nino Tanino
Gaia: Gai
Gennaro: Genny Gennarino Rino
Gerardo: Gerry Dino Gerri
Giacomo: Giaco Jack Mino Giacomino Jacopo Como
Giada: Gia
Giampaolo: Giampa Paolo Giampi
Giampiero/Gianpiero: Giampi Piero
Giancarlo: Carlo Gianca Gian
Gianfranco: Franco Gianfri Gian
Gianluca: Luca Gian Gianlu
Gianluigi: Gigi Gian Gianlu Luigi
Gianmarco: Gian Marco Gianma
Gianmaria: Gian
Gianni: Giannino
Gino: Ginetto
Giorgia: Gio Gigia
Giorgio: Gio Giorgino Giò Gino
Giovanna: Gio Vanna Gianna Nanna Giò Giovi Vannina
Giovanni: Gianni Gio Nanni Vanni Giò Giova Johnny Giannino Nino Giovannino
Girolamo: Momo Giro
Giulia: Giuli Giugiu Giuly
Giuliana: Giuli Liana
Giuliano: Giuli
Giulio: Giuli Giulietto
Giuseppe: Beppe Peppe Pino Beppino Peppino Bepi Pippo Giuse Geppo Peppi Pinuccio Joe Seppe Bepe
Giuseppina: Giusy Pina Giusi Peppina Pinuccia Beppa Giuse Josi Pinetta
Graziella: Grazi Lella
Grazia: Graziella Grazi
Gregorio: Greg Goio Rino
Guglielmo: Memo Guglie Mino Elmo Gugli
Guido: Guidino
Ida: Idina
Ignazio: Nazio Igna
Ilaria: Ila Lalla Illy
Immacolata: Imma Titina
Irene: Ire
Isabella: Isa Bella Isi Lella
Ivan: Ivi
Jacopo: Jack Jaco Lapo
Laura: Lauretta Lalla Lau
Lavinia: Lavi
Leonardo: Leo Nardo Dino Lele Leon
Letizia: Leti Titti Lety
Liliana: Lilli Lily Liana
Livia: Livi
Lorena: Lory Lore
Lorenza: Lori Enza Lore Renza
Lorenzo: Lollo Enzo Lore Renzo Lori
Loredana: Lory Lori Dana Lore
Loretta: Lory Etta
Luca: Lucky Lucone Luchino
Lucia: Luci Lucetta Lucy Cia
Luciana: Luci Lucianina
Luciano: Luci Lucio Ciano
Ludovica: Ludo Vica Lulu
Ludovico: Ludo Vico Vichi
Luigi: Gigi Gino Luis Gigino Luisito Gigetto Luigino
Luigia: Gina Gigia Luisa
Luisa: Isa Lulu Luisella
Maddalena: Lena Madda Maddi
Manuel: Manu
Manuela: Manu Lela
Marcella: Marci Cella
Marcello: Marci Lello
Marco: Marchino Marcolino Marchetto
Margherita: Marghe Rita Ghita Marga Margi Meg
Maria: Mary Mariuccia Mariella Mari Mimì
Mariangela: Angela Mari
Marianna: Mari Nanna
Marina: Mari Rina
Mario: Marietto Mariolino Mariuccio
Marta: Martina Marti
Martina: Marti Tina
Martino: Marti Tino
Massimiliano: Max Massi Massimo Miliano Massy
Massimo: Max Massi Mimmo Massy
Matilde: Mati Tilde Mati
Matteo: Teo Matte Matti Teuccio Matt
Mattia: Matti Matte Tia Matty
Maurizio: Mauri Icio Maury Rizio
Mauro: Maurino
Melissa: Meli
Michela: Miki Michi Lella
Michele: Miki Michi Lele Lino Michelino Mike Micky
Milena: Mile Lena
Miriam: Miri
Monica: Moni Mony
Nadia: Nadi
Natalia: Nati Talia
Nicola: Nico Nick Nicolino Cola Colino
Nicoletta: Nico Nicol Letta Nicky
Nicolò/Niccolò: Nico Nick Nic
Noemi: Noe Mimi
Nunzia: Nunziatina Tina
Orazio: Ora
Orlando: Orly Lando
Ottavia: Otta
Ottavio: Otta Tavio
Paola: Paolina Paoletta
Paolo: Paolino Paoletto Lino Pablo
Pasquale: Lino Pasqualino Pasquà Lello
Patrizia: Patty Patri Pat Patti
Patrizio: Patri
Pier: Piero
Piera: Pierina
Pierluigi: Gigi Pigi Pier Piero
Piero: Pierino
Pierpaolo: Pier Paolo
Pietro: Piero Pierino Pit
Raffaele: Lele Raffa Lello Raf Raffi Raffo
Raffaella: Raffa Lella Raffi Ella
Raffaello: Raffa Lello
Renata: Rena Nata
Renato: Rena Natino
Renzo: Renzino
Riccardo: Ricky Ricci Richi Dino Riky Rick Ric
Rita: Ritina
Roberta: Roby Robi Berta Robbi
Roberto: Roby Robi Berto Robertino Bob Rob Robbi
Rocco: Rocky Rocchino
Rodolfo: Rudi Dolfo Rudy Rodo
Romina: Romi Mina
Rosa: Rosetta Rosi Rosina Rosy Rosella
Rosalia: Lia Rosi Rosy Rosa
Rosanna: Rosi Rosy Anna
Rosaria: Sara Rosi Rosy
Rosario: Saro Rosi Sasà
Rossana: Rossi Rossy
Rossella: Ross Rossi Lella
Ruggero: Ruggi Gero
Sabrina: Sabri Sabry Brina
Salvatore: Totò Salvo Turi Tore Totuccio Sasà Toto Tuccio Turiddu Sal
Samanta/Samantha: Sam Sami
Samuele: Samu Lele Sam
Sandra: Sandrina
Sandro: Sandrino
Santo: Santino
Sara: Sarina Saretta
Savino: Vino
Sebastiano: Seba Iano Bastiano Nello Tiano
Serena: Sere Nena
Sergio: Sergi Sergino
Silvana: Silvi
Silvia: Silvi Silvietta Silvy
Silvio: Silvi
Simona: Simo Mona Simy
Simone: Simo Simi Simy Mone
Sofia: Sofi Sofy
Sonia: Soni
Stefania: Stefi Ste Fania Stefy Stefany
Stefano: Ste Stefy Fano Stefanino Steve Stefi
Susanna: Susi Susy Sanna
Tatiana: Tati Tania Tatì
Teresa: Tere Resi Teresina Sina Titti
Tiziana: Titti Tizi Tizy
Tiziano: Tizi
Tommaso: Tommi Tom Maso Tommy Masino
Umberto: Berto Umbi
Ugo: Ughetto
Valentina: Vale Tina Valy Titti
Valentino: Vale Tino
Valeria: Vale Lella
Valerio: Vale
Vanessa: Vane Nessa
Veronica: Vero Nica Ronnie
Vincenza: Enza Cenza Vinci
Vincenzo: Enzo Cenzo Vinci Vincenzino Vince Cecè Nzo Vicè
Virginia: Virgi Ginia
Vito: Vituzzo
Vittoria: Vicky Vitto Vittò Toria
Vittorio: Vitto Vic Toio Vick
Viviana: Vivi
Walter: Walterino
"""

SPANISH = """
Abel: Abelito
Adela: Adelita Ade
Adrián: Adri
Adriana: Adri Nana
Agustín: Tin Agus Tino
Agustina: Agus Tina
Alba: Albi
Alberto: Beto Berto Tito Alber
Alejandra: Ale Alex Jandra Sandra Alejandrita
Alejandro: Ale Alex Jandro Alejo Sandro Jano Álex Cano
Alfonso: Fonso Alfon Poncho Fon Foncho
Alfredo: Fredo Alfre Freddy
Alicia: Ali Licha Lici
Álvaro: Alva Varo
Amparo: Amparito Paro
Ana: Anita Anica
Andrea: Andre
Andrés: Andresito Andy
Ángel: Angelito Gelo Lito
Ángela: Angelita Angie Gela
Ángeles: Geles Angelines Angie
Antonia: Toñi Toñia Toña Tonia Antoñita Toni
Antonio: Toño Toni Antoñito Antón Toñín Tony Nono
Araceli: Cheli Ara Celi
Arturo: Turo Artu Art
Asunción: Asun Chon Susi
Aurora: Auro Rora
Ascensión: Ascen Chon
Beatriz: Bea Betty Bety Trix
Begoña: Bego
Belén: Bele
Benito: Beni
Benjamín: Benja Mincho Benji
Bernardo: Berni Nardo Berna
Blanca: Blanqui
Camila: Cami Mila
Camilo: Cami Milo
Candelaria: Cande Candela
Carlos: Carlitos Charly Carlo Litos Charlie
Carlota: Carlo Lota
Carmen: Carmela Menchu Carmina Mamen Carmencita Carmela Maica Menchi
Carolina: Caro Carol Lina
Catalina: Cata Lina Cati
Cayetano: Tano Caye
Cecilia: Ceci Chila
César: Cesitar Checha
Clara: Clarita
Claudia: Clau
Concepción: Concha Conchi Conchita Chita Concepcion Chon Inma
Consuelo: Chelo Consu
Cristian/Christian: Cris Chris
Cristina: Cris Tina Titi Cristi
Cristóbal: Cris Tobal Tóbal
Dámaso: Dama
Daniel: Dani Dany
Daniela: Dani
David: Davi Davicito
Diego: Dieguito Didi
Dolores: Lola Loli Lolita Lole
Domingo: Mingo Chomin Txomin
Eduardo: Edu Lalo Guayo Duardo Eddy Wayo
Elena: Nena Lena Ele
Elías: Eli
Elisa: Eli Lisa Elisita
Elvira: Elvi
Emilia: Emi Mila
Emilio: Emi Milio Milo
Encarnación: Encarna Encarni Chon Encarnita
Enrique: Quique Kike Enri Quico Rique Henry
Ernesto: Neto Tito Ernes
Esperanza: Espe Pelancha Lancha
Esteban: Teban Estebi
Ester/Esther: Esthercita Teté
Estefanía: Estefi Fani Stefi Fanny
Eugenia: Geni Euge Maru
Eugenio: Geni Euge
Eva: Evita
Fátima: Fati
Federico: Fede Fico Quico Rico
Feliciano: Feli Chano
Felipe: Pipe Feli Lipe
Félix: Feli
Fermín: Min
Fernanda: Fer Nanda
Fernando: Fer Nando Fernan Nano Ferni
Fidel: Fide
Francisca: Paca Paqui Paquita Fran Francis Cisca Pancha Quica Curra Frasca
Francisco: Paco Fran Pancho Curro Kiko Quico Frasco Pacho Paquito Francis Farruco Chisco Fico Cisco
  Pacorro Patxi Currito Franco
Gabriel: Gabi Gabo Gaby
Gabriela: Gabi Gaby
Gerardo: Gera Gerar
Germán: Mancho Ger
Gloria: Glori
Gonzalo: Gonza Chalo Gon Lalo
Graciela: Chela Gra Grace
Gregorio: Goyo Grego
Guadalupe: Lupe Lupita Pita Guada Upe
Guillermo: Guille Memo Guillo Willy Mito Billy
Gustavo: Gus Tavo Gusti Tabo
Héctor: Tito Heco Tor
Hipólito: Polo Poli
Hugo: Huguito
Ignacia: Nacha
Ignacio: Nacho Igna Iñaki Nachito Chacho
Iker: Ike
Inés: Ine
Inmaculada: Inma Macu
Irene: Ire
Isabel: Isa Chabela Bel Isabelita Belita Chavela Isi Chabeli Sabel
Isidoro: Isi Doro Isidro
Ismael: Isma
Iván: Ivi
Jacinto: Chinto Jaci Cinto
Jaime: Jimmy Jaimito
Javier: Javi Xavi Javito Javichu
Jerónimo: Jero Momo
Jesús: Chus Chuy Suso Chucho Jesu Chuso Xus
Jesusa: Chusa Susa
Joaquín: Quino Joaco Quin Chimo Quim Ximo Xaquín Joaqui Kino
Jordi: Jordiet
Jorge: Coque Jorgito Koke George Yoyo Jorgi
José: Pepe Pepito Pepín Chepe Josete Joselito Cheo Pito Pep Josito
Josefa: Pepa Pepi Fina Pepita Josefina Sefa
Josefina: Fina Jose Pepa Josefa Chepina
Juan: Juanito Juancho Juanillo Juanjo Juani Xoan
Juana: Juani Juanita
Juan José: Juanjo
Juan Carlos: Juanca
Juan Manuel: Juanma
Juan Antonio: Juanan Juanto
José Luis: Joselu Pepelu
José María: Chema Josema Txema
José Manuel: Josema Chema
José Miguel: Josemi
Julia: Juli
Julián: Juli Julito
Julio: Juli Julito
Laura: Lau Laurita Lali
Leonardo: Leo Nardo
Leonor: Leo Nor Noni
Leticia: Leti Ticha
Lorena: Lore
Lorenzo: Loren Enzo Lencho
Lourdes: Lurdes Lulú Lula
Lucas: Luquitas
Lucía: Luci Chía Lucha
Luis: Lucho Luisito Güicho Luisín Luisma
Luis Miguel: Luismi
Luisa: Luisita Lucha Isa
Magdalena: Magda Lena Malena Nena
Manuel: Manolo Manu Lolo Manolito Manel Nel Manolín Meme
Manuela: Manoli Manola Manu Nela Lola
Marcela: Marce Chela
Marcelino: Marce Lino Chelino
Marcelo: Marce Chelo
Marcos: Marquitos Marc
Margarita: Marga Margari Mago Rita Magui Márgara
María: Mari Mariquita Maruja Mariya Maricuchi Marieta
María Ángeles: Marian Mariángeles
María Carmen: Mamen Maica
María Dolores: Lola Loli Marilola
María Isabel: Maribel Marisa Mabel
María Jesús: Chus Machús Mariajesús
María José: Majo Marijose Pepa Mariajo Coté Marijó
María Luisa: Marisa Malú Mariluisa
María Luz: Mariluz
María Pilar: Pili Maripili
María Teresa: Maite Mayte Marite Maritere
María Victoria: Mariví Marivi
Mariana: Mari Nana
Mariano: Nano Marianito Chano
Mario: Mayito Marito
Marta: Martita
Martín: Tin Tincho Martintxo
Martina: Marti Tina
Mateo: Teo Mate
Mauricio: Mau Mauri Mausi
Maximiliano: Maxi Max
Mercedes: Merche Merceditas Mecha Meche Cheli Mer Merchi
Miguel: Migue Míchel Miguelito Mike Micky Miki
Miguel Ángel: Miguelán Migue
Milagros: Mila Milagritos Mili
Mónica: Moni Mona
Montserrat: Montse Monse
Natalia: Nati Nata Natalí
Natividad: Nati
Nicolás: Nico Colás Nicola
Nieves: Nievitas
Noelia: Noe
Nuria: Nuri
Octavio: Tavo Octa
Óscar: Oski
Pablo: Pablito Pol
Paloma: Palo
Patricia: Patri Pati Tricia Paty Patricita
Patricio: Patri Pato Pat
Paula: Pau Paulita
Paulina: Pau Lina
Pedro: Perico Pedrito Pedrín Peio Pello
Pilar: Pili Piluca Pilarín Pilarica
Purificación: Puri
Rafael: Rafa Fael Rafita Falo Fali Lalo Rafi
Rafaela: Rafi Fali Rafa
Ramón: Moncho Monchi Ramoncito Mon Moncho
Ramona: Mona Monchi Moncha
Raquel: Raque Quela Kela
Raúl: Rulo Raulito
Rebeca: Rebe Beca Becky
Refugio: Cuca Cuco
Remedios: Reme Remedietos
Reyes: Reyitos
Ricardo: Richi Ricky Ricar Cayo Caco Rica
Roberto: Rober Beto Tito Berto Robert
Rocío: Ro Chío Roci
Rodolfo: Fito Rodo Rudy Fofo
Rodrigo: Rodri Rigo Ro
Rogelio: Roge
Rosa: Rosita Rosi Chita
Rosalía: Lía Rosi Rosa
Rosario: Charo Charito Chayo Rosi
Rubén: Rube
Salvador: Salva Chava Salvi Chavi
Samuel: Samu Sam
Sandra: Sandrita
Santiago: Santi Chago Yago Tiago Chagui Jacobo Diego
Sara: Sarita
Sebastián: Sebas Bastián Chano Seba Tian
Sergio: Checo Sergi Checho
Silvia: Silvi
Simón: Moncho Simoncito
Sofía: Sofi Chofi
Soledad: Sole Chole Marisol
Sonia: Soni
Susana: Susi Susa Susanita
Teodoro: Teo Doro
Teresa: Tere Teresita Maite Teté Teresina
Tomás: Tomi Tomasín Tomasito Tom
Valentín: Valen Tin Tino
Valentina: Vale Tina Valen
Valeria: Vale
Vanesa: Vane Nesa
Verónica: Vero
Vicenta: Vicen Centa Vicentica
Vicente: Chente Vicen Tente Vicent Tico
Víctor: Vic Vito Vitín Viti
Victoria: Vicky Viqui Toya Viky Vito Mariví
Virginia: Virgi Vir Viqui
Yolanda: Yoli Yola
Xavier: Xavi
Lucila: Luci Lucha Chila
"""

PORTUGUESE = """
Abílio: Bilo
Adriana: Drica Dri Adri
Adriano: Dri Adri
Afonso: Fonso Afonsinho
Alberto: Beto Berto Tito
Alexandra: Xana Alex Xanda Alê Sandra
Alexandre: Alex Xande Xandão Alê Xandinho Ale
Alice: Lili
Ana: Aninha Nita Anita
André: Dé Andrezinho Deco
Andreia: Deia Déia
Antónia: Tonha Tónia Toninha
António/Antônio: Tó Toni Tonho Toninho Tonico Totó Zé Tóni Toino
Armando: Mando
Artur: Tutu Arturzinho
Augusto: Guto Gugu Gusto
Beatriz: Bia Bea Biazinha Triz
Benedito: Dito Bené
Bernardo: Bé Bernas Nando Beno Berna
Bruna: Bru
Bruno: Bru Brunão
Caio: Caíto
Camila: Mila Cami Camilinha
Carla: Carlinha
Carlos: Carlinhos Carlão Cacá Calé Litos Caco
Carolina: Carol Carolzinha Lina
Catarina: Cata Cati Nina Cató
Cecília: Ciça Cila Ceci
César: Cesinha
Cláudia: Cau Clau
Cláudio: Cacau Clau
Conceição: São Sãozinha Ceição
Cristiano: Cris
Cristina: Cris Tina Kika
Daniel: Dani Dan Dany
Daniela: Dani
David: Davi Dudu
Diogo: Di Dioguinho
Domingos: Mingos Dominguinhos
Duarte: Du
Edson: Edinho
Eduardo: Edu Dudu Duda Du Dado
Eduarda: Duda Dudinha Edu
Elisabete: Bete Beta Betinha Lisa Isa
Emanuel: Manel Manu
Fábio: Fabinho Binho
Felipe/Filipe: Lipe Fifi Pipo Flip
Fernanda: Fê Nanda Fernandinha Nandinha
Fernando: Nando Fê Fernandinho Nandinho
Filipa: Pipa
Flávia: Flavinha
Flávio: Flavinho
Francisca: Chica Xica Kika Francisquinha
Francisco: Chico Xico Kiko Quico Franciso Chiquinho Tico
Frederico: Fred Lico Dico
Gabriel: Gabi Biel Gabe
Gabriela: Gabi Bibi Gaby
Geraldo: Gera
Gilberto: Gil Beto Giba
Gonçalo: Gonça Gongas Lalo
Guilherme: Gui Guigas Guiga Guilé
Gustavo: Guga Gu Gustavinho Guto
Helena: Lena Leninha Nena
Henrique: Rique Kiko Quico Henriquinho
Hugo: Huguinho
Humberto: Beto
Inês: Inesinha Nê Nenê
Isabel: Bel Isa Belinha Beli
Ivo: Ivinho
Jerónimo: Jero
João: Joãozinho Jonas Janjão Jão Joca Juca
Joaquim: Quim Joca Quinzinho Quincas Joaca
Joana: Joaninha Jô Jójó
Jorge: Jorginho Jó
José: Zé Zeca Zezinho Zezé Juca Zequinha Pepe Zézé
Josefa: Zefa Zefinha
Júlia: Juju Ju
Juliana: Ju Juli Juju
Júlio: Julinho
Larissa: Lari
Laura: Laurinha
Leonardo: Leo Léo Nardo
Letícia: Lelê Leti Tici
Lourenço: Lou Loló
Lourdes: Lurdes Lurdinhas Lu
Lucas: Luquinhas Lu Luca
Luciana: Lu Luci
Luciano: Lu Luci
Luís/Luiz: Lula Luisinho Lu Luizinho Lulu
Luísa: Lu Lulu Isa Luisinha
Madalena: Madá Lena Leninha
Manuel/Manoel: Manel Manu Neco Maneco Mané Lelo Nelo Manelinho
Manuela: Manu Nela Nelinha Manela
Marcelo: Celo Marcelinho
Márcia: Marcinha
Marcos: Marquinhos Marcão
Margarida: Guida Magui Gui Rida
Maria: Mariazinha Maricas Mia Cota Mariquinhas Mari
Mariana: Mari Nana Marianinha
Mário: Marinho
Marta: Martinha
Mateus/Matheus: Teus Matheusinho Teteu
Maurício: Mau Maurinho
Miguel: Mikas Miguelinho Migas Guel
Miguel Ângelo: Miguelito
Mónica/Mônica: Moni
Natália: Nat Nati Natinha
Nelson: Nelo Nelsinho
Nuno: Nuninho
Osvaldo: Vado Valdo
Patrícia: Pati Pat Patty
Paula: Paulinha
Paulo: Paulinho Paulão
Pedro: Pedrinho Pepê Pedrocas Pedrito
Priscila: Pri Cila
Rafael: Rafa Rafinha
Rafaela: Rafa Rafinha
Raimundo: Mundo Mundinho
Raquel: Quel Kel Quelinha
Raul: Raulinho
Renata: Rê Renatinha
Renato: Renatinho
Ricardo: Rick Ricky Cado Kiko Rica
Roberto: Beto Betinho Robertinho Berto
Rodrigo: Rodri Digo Drigo Guigo Rô
Rogério: Roger
Rosa: Rosinha
Rosário: Zazá
Rui: Ruizinho
Salvador: Dodô Salva
Sandra: Sandrinha
Sebastião: Tião Bastião Sebas
Sérgio: Serginho Sérgito
Silvana: Sil Vana
Sílvia: Sil Silvinha
Simão: Simas
Sofia: Sofi Fifi Sô
Sónia/Sônia: Soninha
Susana: Susi Su Suzy
Tatiana: Tati Tânia Tatá
Teresa: Teresinha Tété Teca Tê Tetê
Thiago/Tiago: Ti Titi Tico
Tomás: Tomé Tom Tomasinho
Valéria: Val Léria
Vanessa: Nessa Van
Vasco: Vasquinho
Vera: Verinha
Vicente: Vi Vicentinho Cente
Vítor/Victor: Vitinho Vi Vitó
Vitória: Vivi Vi Tória
"""

FRENCH = """
Adélaïde: Adèle
Adrien: Adri Dri
Agathe: Gagathe Aga
Alain: Lain
Albert: Bébert Bert
Alexandra: Alex Sandra Alexia
Alexandre: Alex Sacha Xandre Alec Sandre
Alexis: Alex
Alfred: Fred Freddy
Alice: Lili
Amandine: Mandine Didine
Amélie: Mélie Lili Mél
André: Dédé
Angélique: Angie Gélique
Anne: Annette Nanette Anouk Annie
Anne-Marie: Annie Amarie
Anthony: Tony Antho Tho
Antoine: Toine Tony Titou Antho Toinou
Antoinette: Toinette Nénette
Arnaud: Nono
Arthur: Tutur
Audrey: Didi
Aurélie: Lili Auré Orel
Aurélien: Aurel Auré Orel
Barnabé: Barny
Bastien: Bast Bastou
Béatrice: Béa Bibi
Benjamin: Ben Benji Benj
Benoît/Benoit: Ben Beny
Bernadette: Nadette Detty Bernie
Bernard: Nanard Bernie
Bertrand: Bébert Bert
Brigitte: Bri Gigi Bibi
Camille: Cam Mimi Millie
Caroline: Caro Line
Catherine: Cathy Cath Kate Katie Cat Kathy
Cécile: Cec Cécé
Céline: Cél Line
Charles: Charlie Charly Charlot
Charlotte: Charlie Lotte Chacha Lolotte
Chloé: Clo
Christelle: Chris Kris
Christian: Chris Cricri
Christine: Chris Cricri Titine Kiki
Christophe: Chris Tof Toto Kiki Totophe
Claire: Clairette
Claude: Clo Cloclo
Claudine: Clo Didine
Clément: Clem
Clémence: Clem Clemmie
Clémentine: Clem Titine
Colette: Coco
Coralie: Coco
Cyril: Cycy
Damien: Dam Dams Damdam
Daniel: Dan Dany
Danielle: Dany Dani
David: Dav Dave
Delphine: Fifine Del Delph
Denis: Deni
Denise: Nisette
Didier: Didi
Dominique: Dom Domi Doume
Dorothée: Doro Dodo
Édouard/Edouard: Ed Doudou Eddy
Éléonore: Léo Nora Élé
Élisabeth/Elisabeth: Babeth Élise Lise Zabeth Lisette Élisa Babette Betty Lili
Élise: Lise Lili
Élodie: Élo Didie
Éloïse/Héloïse: Élo Lolo
Émilie: Mimi Émi Milie
Emmanuel: Manu Mano
Emmanuelle: Manue Manu Emma
Éric: Rico
Estelle: Stella
Étienne: Tienne Titi
Eugène: Gégène Gène
Eugénie: Nini Génie
Évelyne: Eve Lyne
Fabien: Fab
Fabienne: Fabie Fab
Fabrice: Fab Fabi
Ferdinand: Fernand Nand Ferdi
Fernand: Nand
Florence: Flo Flor Floflo
Florent: Flo
Florian: Flo
Françoise: Fanfan France Soizic Fran Zouzou
François: Fanfan Franck Fran Soaz
Franck: Francky
Frédéric: Fred Freddy Frédo
Frédérique: Fred Frédé
Gabriel: Gab Gaby
Gabrielle: Gaby Gab Gabie
Gaël: Gaë
Geneviève: Ginette Gen Viève Geneviette Viviane
Georges: Jojo Géo
Georgette: Jojo
Gérard: Gégé Gérald
Germain: Maino
Ghislain: Gigi
Gilles: Gillou
Grégoire: Greg
Grégory: Greg
Guillaume: Guill Guigui Will Guillou Yom
Gustave: Gus Tave
Guy: Guitou
Hélène: Lène Léna Nène Lénou
Henri: Riri Riton
Henriette: Riette Yette
Hubert: Hub Bébert
Hugues: Hugo
Hugo: Gogo
Ingrid: Gri
Isabelle: Isa Zabelle Belle Zaza
Jacqueline: Jacotte Line Jackie Jacquotte
Jacques: Jacquot Jacky Jac Jack
Jean: Jeannot Yann Jeanjean
Jean-Claude: Claude
Jean-François: Jeff
Jean-Michel: Jeanmi
Jean-Paul: Polo
Jean-Philippe: Jeanphi
Jean-Pierre: Jeanpi Pierrot
Jeanne: Jeannette Jeannine Nanette
Jeannine/Janine: Nine Nini
Jennifer: Jenny Jen
Jérémie/Jérémy: Jé Jérem
Jérôme: Jé Jéjé
Joël: Jojo
Jonathan: Jo John
Joseph: Jo Jojo José Zeph
Joséphine: Jo Fifine Josette Phine José
Josette: Jo
Judith: Jud Juju
Julie: Juju Ju
Julien: Ju Juju Jule
Juliette: Juju Ju
Karine: Kaka Kaki
Kévin: Kév
Laetitia: Laeti Titia Tia
Laurence: Lau Lolo Laurie
Laurent: Lolo Lau Laurentin
Léa: Lélé
Léonard: Léo
Léopold: Léo Pol Polo
Lionel: Lio Yoyo
Loïc: Lolo
Louis: Loulou Louison Lou P'tit-Louis
Louise: Loulou Lou Louison Lisou
Luc: Lucky
Lucas: Luc Lulu
Lucie: Lulu Luce Lu
Lucien: Lulu
Lucienne: Lulu Luce
Ludovic: Ludo Vic
Lydie: Lydou
Madeleine: Mado Madie Mad Maddie Léna
Magali: Mag Maga
Manon: Manou
Marcel: Celo Marco
Marcelle: Celle
Margaux/Margot: Gogo
Marguerite: Margot Margot Rita Guite Margo Maguy
Marianne: Marie Anne
Marie: Mimi Mariette Manon Mary Maé
Marielle: Marie
Marie-Christine: Marie Chris
Marie-Claire: Marie
Marie-Claude: Marie Claude
Marie-France: Marie France
Marie-Hélène: Marie Marlène
Marie-Josée: Josée Majo
Marie-Laure: Malau Marie
Marie-Louise: Marilou Malou
Marie-Thérèse: Maïté Marithé Marie
Marine: Nine Rine
Martial: Tial
Martin: Titin
Martine: Titine Tine
Mathieu/Matthieu: Mat Matt Mathou Math
Mathilde: Mat Tilde Mathou Tilda
Maurice: Momo Riri
Maxence: Max
Maxime: Max Maxou
Maximilien: Max Maxime
Mélanie: Mél Mélou
Michel: Mich Mimi Michou Mitch
Micheline: Miche Mimi Michou
Michèle: Mimi Mich Michou
Mireille: Mimi
Monique: Momo Nique Mo
Morgane: Momo
Nadine: Nad Nadou
Nathalie: Nath Nat Natou Thalie
Nathan: Nat
Nicolas: Nico Nick Colas Nic Klaus
Nicole: Nico Nini Nic
Noémie: Nono Mimi
Odile: Dilou
Olivier: Oliv Olive Ol Viviers
Pascal: Pasco Pasc
Pascale: Pasc Calou
Patrice: Pat
Patricia: Pat Patou Tricia Patty
Patrick: Pat Pato
Paul: Polo Paulo
Paulette: Lette
Pauline: Popo Line
Philippe: Phil Philou Fifi Flip Filou
Pierre: Pierrot Pierrick Pit
Quentin: Quent
Raoul: Raoulet
Raphaël: Raph Raf Rapha
Raymond: Ray Momond
Régine: Gigi
Régis: Gis
Rémi/Rémy: Mimi
Renaud: Nono
René: Néné
Richard: Rich Ricky
Robert: Bob Bébert Robin Rob Bobby
Roger: Rog
Roland: Rolly
Romain: Rom Roro
Rosalie: Rose Lili
Sabine: Sab Bine
Sabrina: Sab Brina
Samuel: Sam Sammy
Sandra: Sandy Sandou
Sandrine: Sandy San Drine
Sarah: Sasa
Sébastien: Seb Bastien Bast Séba
Serge: Sergio
Séverine: Sév Rine
Simon: Sim
Simone: Momone Simonette
Solange: Soso
Sophie: Soph Soso Fifi
Stanislas: Stan
Stéphane: Steph Stef Fanou
Stéphanie: Steph Fanny Stef Fanie
Suzanne: Suzie Suzon Suzette Zaza Suzy
Sylvain: Syl
Sylvie: Syl Vivi Sissi
Théodore: Théo
Théophile: Théo
Thérèse: Thé Zézette Thesse
Thibault/Thibaut/Thibaud: Tib Titi Thib
Thierry: Titi Thi
Thomas: Tom Tomtom Toto
Timothée: Tim Timo
Valentin: Val
Valentine: Val Titine
Valérie: Val Valoche
Vanessa: Nessa Van
Véronique: Véro Nique
Victor: Vic Totor
Victoria: Vic Vicky Toria
Vincent: Vince Vinz Vince
Violette: Vio
Virginie: Virg Ginie Nini Vivi
Viviane: Vivi
Xavier: Xav Xa
Yves: Yvon
Yvette: Vévette
Yvonne: Vonvon Nonette
Zoé: Zozo
"""

GERMAN = """
Adelheid: Heidi Adele Heide
Adolf: Dolf Adi
Agnes: Agi Nese
Albert: Bertl Bert Albi
Albrecht: Abi Brecht
Alexander: Alex Sascha Xander Axel Sandro Lex
Alexandra: Alex Sandra Alexa Sascha Xandra
Alfons: Fons Alf
Alfred: Fred Fredi Alf Freddy
Alois: Lois Loisl Luis
Andrea: Andi Andrea
Andreas: Andi Andy Anderl Resi Andre Dres
Angelika: Geli Angie Angela Gela Gelika
Anja: Anni
Anna: Anni Anne Annchen Annerl Nanni Änne
Annegret: Anne Gret
Annelie/Anneliese: Anne Liese Anni Annelie
Annemarie: Anne Annemie Mia
Annette: Nette Anne
Anton: Toni Tönnes Töns Tonerl
Antonia: Toni Toni Tonia
Antje: Anni
Armin: Armi
Arthur: Turi
August: Gustl Gust Gustel
Augustin: Gustl August
Axel: Axl
Barbara: Bärbel Babsi Barbi Babette Wetti Babs Bärbl
Bartholomäus: Barthel Bartl
Bastian: Basti
Beate: Bea Beatchen
Beatrix: Bea Trixi Trix
Benedikt: Bene Ben Benni Dikt
Benjamin: Ben Benni Benny Benji
Bernd: Berni
Bernhard: Bernd Berni Hardy Hartl Berno
Bertha: Bertl
Berthold: Bert Bertl
Bettina: Betti Tina Bettine Betty
Birgit: Biggi Gitti Gitte
Brigitte: Gitte Biggi Gitti Brigitta
Brunhilde: Hilde Bruni
Bruno: Bruni
Burkhard: Burki Hardy
Carsten/Karsten: Carsti
Charlotte: Lotte Lotti Charly Lottchen
Christa: Chris
Christel: Chris
Christian: Chris Christl Krischan Chrissi Christi
Christiane: Chris Jane Christel Nane
Christina/Christine: Tina Chris Christl Tine Stine Christel Chrissi Christa
Christoph: Chris Stoffel Toffel Stoff
Claudia: Claudi Clau Claudl
Claus/Klaus: Kläuschen
Clemens/Klemens: Mens Klem
Cordula: Cordi
Cornelia: Conny Nele Nelli Lia Corny
Cornelius: Niels Nelius Conny
Dagmar: Daggi Dag Maus
Daniel: Dani Danny Dan
Daniela: Dani Dany Ela
David: Dave Davi
Denise: Deni
Detlef: Detti
Diana: Didi
Dietmar: Didi Dieti Didi
Dieter: Didi
Dietrich: Dieter Dirk Didi Till
Dominik: Domi Dom Nik Nick
Dorothea/Dorothee: Dorle Doro Thea Dora Dorchen Dörte Dodo
Eberhard: Ebi Hardy Eber Ebbo
Eckhard/Eckehard: Ecki Eggi Hardy
Edeltraud: Traudl Edel Traudi
Edgar: Eddi
Eduard: Edi Ede Eddi
Elfriede: Elfi Friedel Friedchen Elfe
Elisabeth: Elli Lisa Lisbeth Else Liesl Sissi Elsbeth Betti Ilse Elise Liesel Lilli Bettina Babette Lilo
  Elsa Lieschen Betty Ella Lisi
Elke: Elli
Emanuel: Manu Mani
Emil: Emi
Emma: Emmi
Erhard: Hardy
Erich: Eri
Erika: Eri Rike
Ernst: Ernstl Erni
Erwin: Erwi
Eugen: Geni Euchen
Eva: Evi Evchen Eve
Eva-Maria: Eva Evi Evamarie
Evelin/Evelyn: Eve Evi Lyn
Fabian: Fabi Fabs
Felicitas/Felizitas: Feli Fee Zita Lizzi
Felix: Feli
Ferdinand: Ferdi Nante Ferdl Nandl
Florian: Flo Flori
Frank: Franki
Franz: Franzl Frantz
Franziska: Franzi Zissi Ziska Sissi Fanny Franze Fränzi Franzl
Frauke: Frauki
Frieda/Friederike: Rike Fritzi Friedel Ricke Frieda Friedl Riekchen Fredi
Friedhelm: Fiete Helm Friedel
Friedrich: Fritz Fiete Friedel Fred Frieder Freddy Fritze Fredi Friedl Rick
Gabriel: Gabi
Gabriele: Gabi Gaby Jella Ele
Georg: Schorsch Jörg Jürgen Girgl Görg
Gerald: Gerri Gerry
Gerd/Gert: Gerdi
Gerda: Gerdi
Gerhard: Gerd Gert Hardy Geri Hartl Gerri
Gerlinde: Linde Gerli Lindi
Gertraud/Gertrud/Gertrude: Traudl Trude Gerti Trudi Trudel Gerta
Gisela: Gisa Gisi Gila Gisel
Gottfried: Friedel Götz Gotti
Gotthard: Hardy
Gregor: Grischa Greg
Gudrun: Gudi
Günter/Günther/Gunter/Gunther: Günni Gunni
Gustav: Gustl Gustel Gus
Hannelore: Hanne Lore Hannel Hanni
Hannes: Hanni
Hanna/Hannah: Hanni Hanne
Hans: Hansi Hänschen Hansl Hennes
Hans-Dieter: Hadi Dieter
Hans-Georg: Schorsch Hansi Hage
Hans-Günter: Hansi
Hans-Joachim: Hajo Achim Jochen
Hans-Jürgen: Hajü Hansi Jürgen
Hans-Peter: Hape Hansi Peter
Hartmut: Hardy Harti Hacki
Hedwig: Hedi Hede Heti Wiggi
Heidrun: Heidi
Heinrich: Heinz Heini Henner Hein Heiner Hinrich Henry Rick Hinnerk Hinz Henni Heino Henrik
Heinz: Heini
Helena/Helene: Lena Leni Lene Hella Heli Nele
Helga: Helgi
Helmut/Hellmut: Helmi Heli Mutz Helle
Henriette: Henni Jette Jettchen Rike Henny
Herbert: Herbi Bert Heribert
Heribert: Heri Bert
Hermann: Männe Herm Manni Hemme
Hermine: Mine Minna Hermi
Hildegard: Hilde Hildchen Gardi Hilla
Horst: Hotte Hoddel
Hubert: Hubsi Hubi Bert Hubsi
Hugo: Hugi
Ignaz: Naz Nazi Igi
Ilona: Ili Loni
Ilse: Ilschen
Ines: Ini
Inge/Ingeborg: Inge Inka Borgi Ingi Bobbi
Ingrid: Inge Ingi Gidi
Irene: Reni Iri
Irmgard: Irmi Irma Irmel Gardi
Isabella/Isabel: Isa Bella Isi Bel
Jacqueline: Jacky Jaqui
Jakob/Jacob: Jockel Jackl Jäckel Köbi Jak Kobi Jäggi Jaki
Jan: Janni Jänne
Jana: Jani
Janina: Jani Nina
Jennifer: Jenny Jenni Jen
Jens: Jensi
Jeremias: Jerry Mias
Jessica: Jessi Jess
Joachim: Achim Jochen Jo Jochem Chimmi
Johann: Hans Hansi Jo Hannes Jan Johnny Schani
Johanna: Hanna Hanni Hanne Jo Jojo Anna Hannerl
Johannes: Hannes Hans Jo Jan Johann Hansi Jannes Henne Hennes Jojo Jonny
Jonas: Jonny Joni
Jonathan: Jona Jonny Nathan
Josef/Joseph: Sepp Jupp Seppl Pepi Beppo Joschi Jo Peppi Josch Jopi Seppi
Josefine/Josephine: Josi Fine Josy Pepi Fini Josie Peppi
Judith: Judi Jutta
Julia: Juli Jule Julchen
Juliane: Juli Jule Liane Jane
Julian: Juli Jule Jul
Julius: Juli Jule Jul
Jürgen: Jürg Jögi Jockel
Jutta: Jutti
Kai: Kaili
Karin: Kari Rina
Karl/Carl: Kalle Charly Karli Karle Carlo Kalli
Karl-Heinz: Kalle Kalli Karl Heinz Karlheinz
Karla/Carla: Karli
Karola: Karo Karli
Karoline/Caroline: Lina Karo Caro Line Linchen Karo Lili
Kaspar: Kappi
Katharina/Katarina/Catharina: Kathi Käthe Katja Kati Trine Kate Ina Katinka Käthi Kathrin Nina Rina Katy
  Trina
Kathrin/Katrin: Kathi Kati Trine
Kerstin: Kersti
Kevin: Kevi
Klara/Clara: Klärchen Klari Clärchen
Konrad/Conrad: Conny Kuno Kurt Konni Kunz Radi Konny
Konstantin/Constantin: Kosta Konsti Tino Consti Stani Stan
Korbinian: Korbi Bini
Kornelia: Konni Nele Conny
Kristina: Tina Kris Krissi
Kunigunde: Gundl Kuni Gundi
Kurt: Kurti
Lars: Larsi
Laura: Lauri
Laurenz/Lorenz: Lenz Lori Renz Enz Laurin
Leander: Leo
Lena: Leni Lenchen
Leonhard: Leo Hardy Hartl Lenz Leon Leonard Lienhard
Leonie: Leo Loni Nie
Leopold: Leo Poldi Poldl
Lieselotte/Liselotte: Lilo Lotte Liesel Lotti Lise Liese
Lothar: Lotte Lotsch
Louisa/Luisa: Lulu Lu Isa
Ludwig: Lutz Lude Wiggerl Luggi Lui Louis Luki Lucki Luki
Luise/Louise: Lulu Lisel Isa Lu Luischen
Lukas/Lucas: Luki Luk Luggi Luky Luke Luc
Lydia: Lydi
Magdalena: Lena Leni Magda Madlen Maggie Lene Alena
Manfred: Manni Fred Manne Mani Freddy
Manuel: Manu Mani
Manuela: Manu Ela Manuella
Marcel: Marci Cello
Marco/Marko: Marci
Marcus/Markus: Max Mark Maggus Kus Marki
Margarete/Margarethe/Margareta/Margaretha: Grete Gretel Gretchen Greta Gitta Marga Margret Meta Gretl
  Rita Margot Gritt
Margit/Margrit: Maggie Gitti Margi
Maria: Mia Mizzi Ria Mitzi Marie Mariechen Mirl Mariele Mimi Marika
Marianne: Nanni Jane Mari Janne
Marie: Mia Mariechen
Marina: Mari Ina
Marion: Mari
Mario: Mari
Marlene: Leni Marlen Lene
Martha/Marta: Marthchen
Martin: Tino Mart Martl Tinus Marti Märten
Martina: Tina Martl Martine Marti
Mathilde/Mathilda: Tilda Tilly Hilda Thilde Hilde Tilli
Mathias/Matthias: Matze Hias Matthes Hiasl Mats Matz Theis Mattes Hiesel Matti Mathes Thias
Maximilian: Max Maxi Maxl Milian
Mechthild: Mechti Thilda Hilde Tilla
Melanie: Melli Mel Lani
Melchior: Melch
Michael: Michi Michel Micha Mike Michl Much Mischa Michal Mich
Michaela: Michi Ela Micha Michelle
Miriam: Miri Mimi Mirl
Monika: Moni Mona Monka Monni
Moritz: Mo Moz Mori Ritz
Nadine: Nadi Dine
Natalie: Nati Nat Talie Nata
Nicole: Nicki Nici Niki Nico
Nikolaus: Klaus Niko Nick Niklas Claus Nik Nicki Nickel Klas
Nils: Nilsi
Norbert: Nobbi Bert Nobby Norbi Bertl
Olaf: Olli Ole
Oliver: Olli Oli Olly Ollie
Oskar: Ossi
Oswald: Ossi Waldi Ossi
Otto: Ottl Otti
Ottilie: Tilly Odil Otti
Pascal: Passi Paschi
Patrick: Pat Paddy Ricky Patti Rick
Patrizia: Patty Zia Patti
Paul: Pauli Paulchen Paule Paulchen
Paula/Paulina/Pauline: Pauli Line Lina Paulinchen
Peter: Pit Pete Peterle Petz Pitter Peer Pitt Piet
Petra: Petzi Peti
Philipp/Phillip/Philip: Phil Fips Lipp Flip Philli Lippi Fipps
Philippine: Pine Phine
Rafael/Raphael: Rafi Raffi Raf Raffa
Raimund/Reimund: Mundl Rai Mund
Rainer/Reiner: Raini
Ralf/Ralph: Ralle
Rebecca/Rebekka: Becki Becca Rebi Becky
Regina/Regine: Gina Regi Gine Gini
Reinhard: Hardy Reini Hartl Reiner Hardi
Reinhold: Reini Holdi Rein Holde
Renate: Rena Reni Nate Natchen
Richard: Richi Ricky Rick Richie Hardy Ritchi
Rita: Ritschi
Robert: Robi Bob Robbi Rob Bertl Robby Bert Bobby
Roland: Roli Rolli
Rolf: Rolli
Roman: Romi
Rosa: Rosi Rösli Roserl
Rosemarie: Rosi Romy Rose Marie Rosl
Roswitha: Rosi Witta Rosl
Rudolf: Rudi Dolf Rolf Rudl Rudolph Ralf
Rupert/Ruprecht: Ruppi Bertl Ruppert Rudi
Sabine: Bine Sabi Biene Binchen Sabse
Sabrina: Bri Sabi Brina
Samuel: Sam Sami Samu Sammy
Sandra: Sandi Sanni
Saskia: Kia Sassi
Sebastian: Basti Seb Bastian Wastl Bast Sebi Basty Sebo
Siegfried: Siggi Sigi Friedl Siegi
Sieglinde: Linde Siggi Sigi
Siegmund/Sigmund: Sigi Siggi Mundl Sigismund
Sigrid: Siggi Sigi Siri
Silke: Silki
Silvester/Sylvester: Vester Silvi
Silvia/Sylvia: Silvi Sylvi Via
Simon: Simi Simmerl Sim
Simone: Simi Moni Mone Sim
Sofia/Sophia/Sophie/Sofie: Sopherl Fia Sofi Fiechen Soffi Phie
Sonja: Sonni Sonjuschka
Stefan/Stephan: Steff Steffi Stevie Stef Steve Stoffl Steffen Stef Steps
Stefanie/Stephanie: Steffi Steff Fanny Stefi Stef Nie
Susanna/Susanne: Susi Sanne Suse Susel Sanni Sus Sanna
Sven: Svenni
Svenja: Svenni
Tanja: Tani
Tatjana: Tanja Tati Jana
Thea: Theachen
Theodor: Theo Teddy Thedor Ted
Theresa/Theresia/Therese: Resi Tess Thesi Reserl Trese Theres Resl
Thomas: Tom Tommi Thommi Tommy Thom Tomas Tommes
Tilman/Tillmann: Till Tillo
Timotheus: Tim Timo
Tobias: Tobi Tobs Toby Tobe
Torsten/Thorsten: Totti Thorti Toto
Ulrich: Uli Ulli Ueli Utz Ulle Ulf
Ulrike: Uli Rike Ulli Ulla Riki
Ursula: Uschi Ulla Ulli Urschl Uschl Ursel Ursl
Ute: Uti
Uwe: Uwele
Valentin: Valti Vale Tin Velten Valtin
Valerie: Vali Val
Vanessa: Nessa Nessi Vani
Verena: Vreni Vroni Rena Vera Vreneli
Veronika: Vroni Vera Ronni Nika Vero Roni
Viktor: Vicki Vic Vicco
Viktoria/Victoria: Vicky Vicki Vik Tori Viki
Vinzenz/Vincent: Vinz Zenz Vinzi Vince
Volker: Volki Volle
Walburga: Burgl Wally Burgi
Waltraud/Waltraut: Traudl Wally Traude Traudi Walli
Walter/Walther: Walti Wolli Wälti Wall
Waldemar: Waldi Wolodja Wladi
Werner/Wernher: Werni
Wilfried: Willi Friedel Wilfi Friedl Fredi
Wilhelm: Willi Willy Helm Wim Wilm Helmi William Will Wille
Wilhelmine: Minna Mine Wilma Helma Minchen Mina Minnie Willi Elmine
Wolfgang: Wolf Wolfi Wölfi Wolle Wolli Gangerl Wulf
Wolfram: Wolf Wolfi
Xaver: Xaverl Xare Veri
Yvonne: Yvi Vonni Ivi
Zacharias: Zach Zacki
Ayşe: Ayse Aysche
"""

DUTCH = """
Aart: Aartje
Abraham: Bram Ab Braam
Adriaan/Adrianus: Ad Adri Janus Arie Adje Jaan
Adriana: Jaantje Adri Jana Janneke Jaan
Agatha: Aagje Agaath
Albert/Albertus: Bert Ab Appie Bertus Albertje Appy
Alexander: Alex Lex Sander Xander Sandor
Alexandra: Alex Sandra
Alida: Alie Lida Aaltje Lie
Alphonsus: Fons
Andreas/Andries: Dries Andre Andy Driek
Anna: Anneke Annie Ans Anja Antje Anke Annet Annemiek Annelies Anouk
Antoinette: Net Toos Nettie Toinet
Anton/Antonius/Antoon: Ton Toon Teun Tonnie Anton Tonny Antoine Theunis Teunis Tonie
Antonia: Toos Tonia Tonnie Toni Tonny Teuntje Ton
Aleida: Alie Leida
Arnold/Arnoldus: Arno Nol Nolle Noud Arnoud Aart
August/Augustinus: Guus Gust Stijn Gus
Barbara: Bar Babs Barbra
Bartholomeus: Bart Meeuwis Mees
Bartel: Bart
Bastiaan/Sebastiaan: Bas Bastiaan Seb Basje
Benjamin: Ben Benny Benno
Bernard/Bernardus: Ben Bernd Nard Bernhard Barend Bennie Berry Bert
Berend: Ber
Boudewijn: Bou Bau
Carolina/Caroline: Carola Lien Caro Lientje Lina
Catharina/Katharina/Catherina: Trijntje Cato Toos Rina Ina Nina Tine Kaatje Karin Trien Catrien Catrijn
  Tineke Katja Carina Kitty To Rineke Toke Trees Trui Cathy Kati
Christiaan/Christianus: Chris Chrisje Krijn
Christina/Christine: Chris Stien Tina Tineke Stijntje Christa Stina Christel
Christoffel: Chris Stoffel
Constant/Constantijn: Stijn Con Stan
Cornelia: Corrie Cor Nel Cora Lia Nelleke Neeltje Corry Cokkie Nelly Keetje Cornelie Kee Corine Connie
  Nellie Leentje
Cornelis/Cornelius: Kees Cor Cees Cornee Nelis Ko Nees Kor Corné Knelis
Daniel: Daan Dan Danny Niels
David: Daaf Dave Daaf Daafje
Diederik: Dirk Rik Diek
Dirk: Dirkje Dick
Dominicus: Minico Dom Domien
Dorothea: Dora Doortje Thea Door Dorrie
Eduard: Ed Edo Edje Eddy Ward
Elisabeth/Elizabeth: Els Liesbeth Elly Betsy Bep Lies Betje Lisette Bets Elsje Lisa Liza Lisbeth Betty
  Elisa Liesje Ellie Libeth Elselien Lijsbeth Ilse Else Elise Lizzy Bettie
Emanuel: Mani Manuel
Engelbert: Engel Bert
Ernst: Ernie
Eva: Eefje Eveline
Evert: Eef
Ferdinand: Ferdi Nand Ferry Nan
Florentius: Floor Floris
Francina: Sien Cien Fransje Francien Sientje
Franciscus: Frans Cis Sus Frank Cisco Francis Suske Franske Franciskus
Francisca: Ciska Sisca Fran Cisca Sis Francis
Frederik/Frederikus/Fredericus: Frits Fred Freek Rik Freddy Erik Frerik Fedde Free
Frederika: Freda Rika Freek Fredrika Frederieke Riek
Geertruida/Gertrudis/Geertrui: Truus Geer Geertje Trui Trudy Ruida Gerda Truida Geerte Trude Truusje
Gerard/Gerardus/Gerhardus: Gerrit Ger Geert Gert Gerry Geer Gerd Sjraar Geradus
Gerrit: Ger Gert Gerritje
Gerarda: Gerda Gerrie
Gijsbert/Gijsbertus: Gijs Bert
Godfried: Frits God Fried
Gregorius: Joris Greg Goris
Gustaaf: Guus Gust Staf Gustave
Hendrik/Hendricus/Hendrikus: Henk Rik Hein Henny Drik Driek Hans Harry Henkie Rinus Dries Harrie Hennie
  Henri Drikus
Hendrika/Hendrikje: Rika Riek Hennie Henny Drika Henriette Rieka Riekje Ria
Henricus: Henk Harrie Hein Hans Driek Henny Harry
Henriette: Jet Jetty Jetje Henny
Herman/Hermanus: Harm Herm Manus Mannus
Hermina: Mina Hermien Mien Mieneke
Hubert/Hubertus: Huub Huib Bert Hub Huug Bèr
Hugo: Huug
Ida: Ida
Isaac/Izaak: Ies Sjaak Iz Ijs
Isabella: Bel Isa Bella Belle
Jacob/Jakob/Jacobus: Jaap Ko Cobus Koos Jaco Sjaak Jakkie Kobus Jaak Co Coos Jacco Japie Jack Sjakie
Jacoba: Coba Cobie Ko Jacobien Jacomien Co Jaapje
Jacqueline: Jacq Lien Jackie
Jan: Jantje Janneman Jannie
Janna/Jannetje: Jannie Jans Jantje Janneke
Jasper: Jas Jappie
Jeroen: Jero Roen
Jeremias: Jeroen
Joachim: Jochem Jo Jochen Achim Chiem
Johan: Jo Joop Han Hans Jan Johnny
Johanna: Jo Hanna Annie Joke Hanneke Jopie Anneke Janna Hans Joka Hanny Jannie Johanneke Anna Janny
  Annie Jans Jansje
Johannes: Hans Jan Joop Hannes Johan Joep Han Jo John Johnny Joost Jannes Janus
Jolanda: Jo Yolanda Jolan Jol
Jonathan: Jon Jona
Joost: Joos
Jordaan: Joor
Josef/Jozef/Josephus/Joseph: Jos Sjef Jef Joep Jo Joop Jozef Sef Zef Seppe
Josephina/Josefina: Jose Fien Jos Sefien Fieneke Josefien
Judith: Juut Juud
Judocus: Joost Jos
Jurgen/Jurriaan/Juriaan: Jur Jurre Juri
Karel: Kareltje Karl
Klaas: Klaasje
Klazina: Ina Sina Klaasje
Laurens/Laurentius: Lau Laurent Rens Lourens Laus Lars
Leendert: Leen Leo Len
Leonardus: Leo Nard Leon Len
Leopold: Pol Leo
Lodewijk/Ludovicus: Lode Lowie Louis Wiek Loek Ludo Lo Lou
Lucas/Lukas: Luuk Luc Luk Luukje
Lucia: Lucie Luus
Magdalena: Magda Leen Lena Leentje Malena Leni
Marcel/Marcellus: Mars Celleke
Marcus: Mark Max
Margaretha/Margareta: Greet Margriet Greta Gretha Griet Margot Gré Rita Marga Margreet Grietje Gerrie
  Greetje Gretel Margo Gonny Margret Marjet
Maria: Mia Marijke Mieke Rie Ria Marja Riet Marietje Miep Maaike Mies Mien Mietje Maai Rietje Maartje
  Marie Mariet Mary Miet
Marinus: Rinus Rien Marijn Ries Marien
Martha: Mart
Martinus/Martijn/Maarten: Tinus Martin Mart Maarten Marten Ties Tijn Tiny Maart
Martina: Tine Tina Martje Tineke
Matthias/Mathias/Mattheus/Matheus: Thijs Matthijs Theo Thies Tijs Mat Math Teeuwis Mathieu Ties Mats Thieu
Matthijs/Mathijs: Thijs Tijs Mat Mats Ties Tys
Mathilda/Mathilde: Til Tilly Tilda Hilda
Maurits/Mauritius: Mau Mauk Rits Mo
Maximiliaan: Max
Melchior: Mels Melle
Michiel/Michael: Chiel Giel Mike Mick Machiel Miel Mich
Monique: Mo Moon Moniek
Nathalie: Nat Lie
Nicolaas/Nicolas/Nikolaas: Klaas Nico Nick Niek Cool Nic Claas Klaus Nikolai Colaas Niels
Nicole: Nic Nicky Nico
Olivier: Olly Oli Vier
Patricia: Pat Patty Tries
Paulus: Paul Pauw Pol Pauwel
Petronella: Nel Petra Nelleke Nellie Pietje Ella Pieternel Nelly Piet Pietertje Nella
Petrus/Pieter: Piet Peter Pier Peer Petertje Pé Pierre
Philippus/Filips: Flip Filip Philip Flippie
Quirinus: Krijn Quirijn Rinus
Reinier/Reinder: Rein Rien Nier Reind
Rembrandt: Rem Rembert
Richard: Rik Ries Rick Dick Ricky
Robbert/Robert: Rob Bert Robbie Bob
Roelof: Roel Roef Loef
Rudolf: Ruud Dolf Rudi Roelof Rudy Roef
Ruurd: Ruud
Sebastianus: Bas Bastiaan
Simon: Siem Sim
Sophia/Sofia: Fie Sophie Fia Fietje Soof
Stefan/Stephanus: Stef Stefaan Steven Steef Faas Fanus
Steven: Stef Steef Stevie
Susanna: Suus Suze Sanne Suzan Zus Suzanna
Theodora: Thea Dora Door Doortje Doris Dorien Teddy
Theodorus: Theo Dorus Teo Door Thé Ted
Theresia/Theresa/Therese: Trees Treesje Thera Resi Tess Trezia Treeske
Thomas: Tom Maas Thom Tommie Tommy
Timotheus: Tim Timo
Tobias: Tob Tobi
Valentijn: Val Tijn
Victor: Vic Vik Tor
Vincent/Vincentius: Vin Cent Vince Vinnie Sent
Wilhelmina/Willemina: Mien Willy Wil Mina Wilma Helma Willie Mientje Willemijn Helmi Minnie Mieke Minke
  Miep Wimke Elma Willemien
Wilhelmus/Willem: Wim Willem Wil Pim Willy Helm Wimpie Helmus Wilm William Willie Jelle
Wouter/Walter: Wout Wubbe Woutertje Wau
IJsbrand: IJs Brand
Youssef/Yousef/Yusuf: Jos Youss Yous
"""
