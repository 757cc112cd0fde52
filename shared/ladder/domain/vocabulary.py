"""Words that titles are made of, in the five languages: within them no name is looked for (SPEC 5).

Whoever is called like one of them is guarded all the same: a whole word is always compared. A word left out
of the lists hides a title now and then ("Christmas Cup", where a Chris is a member), a word too many hardly
any name.
"""

from typing import Final

from ladder.domain.skeleton import folded

_ENGLISH: Final = """
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
september october november december spring summer autumn winter christmas easter halloween new year evening
night club chess ladder tournament tournaments championship championships champions champion open masters
master match team teams league division section group round final finals semifinal semifinals qualifier
qualifiers international national regional county city town memorial cup trophy prize grand prix blitz rapid
rapidplay bullet classical standard swiss robin knockout handicap simultaneous simul thematic bughouse
freestyle junior juniors youth children kids school schools senior seniors veterans women ladies girls boys
beginners festival weekend congress marathon anniversary opening closing friendly training casual rated
unrated season
"""
_ITALIAN: Final = """
lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio
agosto settembre ottobre novembre dicembre primavera estate autunno inverno natale pasqua befana capodanno
ferragosto serata serale sera notte circolo scacchi scacchistico scacchistica torneo tornei campionato
campionati provinciale regionale nazionale internazionale italiano italiana cittadino cittadina sociale
interno interna coppa trofeo premio gran memorial memoriale semilampo lampo rapido rapid standard svizzero
girone eliminazione diretta finale finali semifinale semifinali qualificazione qualificazioni squadre
squadra serie categoria categorie principianti giovanile giovanili ragazzi ragazze bambini scuola scuole
under open festival anniversario edizione stagione apertura chiusura amichevole allenamento estivo estiva
invernale primaverile autunnale natalizio natalizia pasquale fine inizio anno settimana settimanale mensile
"""
_RUSSIAN: Final = """
понедельник вторник среда среды четверг пятница пятницы суббота субботы субботний воскресенье воскресный
январь января февраль февраля март марта апрель апреля май мая июнь июня июль июля август августа сентябрь
сентября октябрь октября ноябрь ноября декабрь декабря весна весенний весенние лето летний летние осень
осенний осенние зима зимний зимние новый новогодний новогодние рождество рождественский пасхальный вечер
вечера вечерний ночной клуб клуба клубный шахматы шахмат шахматный шахматные турнир турнира турниры
чемпионат чемпионата первенство первенства кубок кубка мемориал приз гран при памяти быстрые быстрым блиц
рапид классика классический швейцарский круговой финал финала полуфинал четвертьфинал отборочный этап этапа
командный командное личный личное открытый открытое открытие закрытие международный всероссийский областной
городской районный школьный детский детские юношеский юношеское юниорский женский мужской ветеранов ветераны
начинающих любителей праздник праздничный юбилейный традиционный сезон сезона дружеский товарищеский матч
"""
_GREEK: Final = """
δευτέρα δευτέρας τρίτη τρίτης τετάρτη τετάρτης πέμπτη πέμπτης παρασκευή παρασκευής σάββατο σαββάτου κυριακή
κυριακής ιανουάριος ιανουαρίου φεβρουάριος φεβρουαρίου μάρτιος μαρτίου απρίλιος απριλίου μάιος μαΐου ιούνιος
ιουνίου ιούλιος ιουλίου αύγουστος αυγούστου σεπτέμβριος σεπτεμβρίου οκτώβριος οκτωβρίου νοέμβριος νοεμβρίου
δεκέμβριος δεκεμβρίου άνοιξη εαρινό καλοκαίρι καλοκαιρινό θερινό φθινόπωρο φθινοπωρινό χειμώνας χειμερινό
χριστούγεννα χριστουγεννιάτικο πάσχα πασχαλινό πρωτοχρονιά βραδιά βράδυ όμιλος ομίλου σκάκι σκακιού
σκακιστικό σκακιστικός σκακιστική τουρνουά πρωτάθλημα πρωταθλήματος κύπελλο κυπέλλου μνημόσυνο αναμνηστικό
έπαθλο γκραν πρι μπλιτς ράπιντ ταχύ γρήγορο κλασικό ελβετικό νοκάουτ τελικός τελικοί ημιτελικός ημιτελικοί
προκριματικά ομαδικό ατομικό ανοικτό ανοιχτό όπεν διεθνές πανελλήνιο τοπικό σχολικό παιδικό νεανικό νέων
παίδων γυναικών ανδρών βετεράνων αρχαρίων φεστιβάλ επετειακό σεζόν φιλικό αγώνας αγώνες
"""
_SPANISH: Final = """
lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto
septiembre octubre noviembre diciembre primavera verano otoño invierno navidad navideño pascua semana santa
reyes nochevieja tarde noche club círculo ajedrez escalera torneo torneos campeonato campeonatos provincial
regional nacional internacional local social interno copa trofeo premio gran memorial homenaje relámpago
rápidas rápido rápida clásico clásica suizo liga eliminatoria final finales semifinal semifinales
clasificatorio equipos individual categoría infantil infantiles juvenil escolar escolares niños niñas
veteranos femenino masculino principiantes abierto festival feria fiestas fiesta aniversario temporada
apertura clausura amistoso entrenamiento anual mensual semanal edición
"""

ORDINARY: Final = frozenset(
    folded(word.casefold()) for word in f"{_ENGLISH} {_ITALIAN} {_RUSSIAN} {_GREEK} {_SPANISH}".split()
)
