"""Words around a name that say nothing about who it is, and words that bind a surname."""


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


PARTICLES = _set(
    """
    a af al av bin ben d da das de degli dei del dela della delle dello den der des di do dos du e el het i
    in la las
    le li lo los mac of op s san santa st t ten ter te 't thor tho to tot und van vom von vd v.d y zu zum
    zur ze o
    y i e la de' dall dalla dal dalle dagli nell della von ibn abu bint aus'm im op't in't ap
    фон де ван дер ди да ла ле
    ντε φον βαν ντι ντα
    """
)
"""Small words inside surnames. A single letter is one only between other words (`Ortega y Gasset`)."""

TITLES = _set(
    """
    gm im fm cm nm wgm wim wfm wcm wnm agm aim afm acm lm candidate
    dr prof professor doc docent ing eng engr mgr bc bsc msc phd judr mudr phdr rndr ind dipl dipling mag lic
    inż inz hab med arch geom rag avv dott dottssa dottore dottoressa cav
    mr mrs ms miss mx sir dame lady lord rev fr br sister father esq esquire
    sig signor signora signore signorina sigra sigrina
    señor señora señorita sr sra srta don doña dona d.ª dª dn dña
    senhor senhora snr snra menino menina
    monsieur madame mademoiselle mme mlle mm maître
    herr frau hr fr hrn fräulein
    dhr mevr mw mevrouw meneer de.heer drs ir mr jhr jkvr
    pan pani p slečna slecna paní úr
    urak dl dna doamna domnul bayan sayın hoca
    г-н г-жа господин госпожа гн гжа тов гр др проф мс мсмк кмс гм мг мф км мм д-р пан пані
    κ κος κα κύριος κυρία κυριος κυρια δρ καθ δις γκμ
    """
)

BEHIND = _set(
    """gm im fm cm nm wgm wim wfm wcm wnm agm aim afm acm phd dr md esq mgr bc csc drsc prof ing mba dipl
    мс мсмк кмс гм мм
    мг мф км κ"""
)
"""Titles that also stand behind a name."""

DOUBTFUL = _set("pan don ing lord lady king dame im doc prof fr br p mag rag on lic arch")
"""Titles that are also names: only with a dot or before a first name."""

TAILS = _set(
    """
    elo rating rtg fide pagato paid bezahlt payé pagado betaald zapłacone zaplaceno pago quota
    u8 u10 u12 u14 u16 u18 u20 junior senior c w m cap capitano captain kapitän capitán capitaine
    new nuovo nuova nuevo nueva neu nouveau nowy nový новый новая νέος νέα
    член клуба гость оплачено
    """
)
"""Remarks behind a name, left out where they stand in brackets or behind the name."""

SUFFIXES = {
    **dict.fromkeys(
        _set("""jr jnr jun junior figlio hijo filho fils sohn ml mł mladší mladsi ifj zoon zn
    млад младший мл молодший
        νεότερος νεοτερος νεωτερος νεώτερος υιός υιος nieto neto júnior giovane jeune jüngere mlađi son syn
            сын син fia fiul oğlu γιος γιός ii 2
        2nd 2° ii. второй
        """),
        "jr",
    ),
    **dict.fromkeys(
        _set("""sr snr sen senior padre pai père pere vater st starší starsi id ст старший
    старш πατέρας πατερας
        πρεσβύτερος πρεσβυτερος father papà otec ojciec отец батько apa tatăl baba vecchio i 1st 1° ältere
            stariji"""),
        "sr",
    ),
    **dict.fromkeys(_set("iii 3 3rd 3° третий"), "iii"),
    **dict.fromkeys(_set("iv 4 4th"), "iv"),
}
"""Father or son, first or second of one name."""

JUNK = _set(
    """
    bye guest player ospite giocatore gast spieler speler invité invite joueur invitado jugador invitada
    convidado
    jogador gość gosc gracz zawodnik host hráč hrac vendég vendeg játékos jatekos гость игрок гравець гість
    гост играч
    καλεσμένος καλεσμενος παίκτης παικτης test tester unknown tba tbd nn anon anonymous anonimo anónimo anonym
    nobody vacant free frei riposo libre spielfrei exempt dummy someone nessuno niemand none null empty
    pausa pause
    new участник неизвестный неизвестно свободен хост gäst spiller spelare pelaaja misafir oyuncu konuk
    invitat
    jucător jucator gost igrač igrac
    """
)
"""Words that stand where a name is missing."""

COMPOUND = _set(
    """
    maria marie mari jose juan ana anna luis luiz joao jean karl carl hans gian giovanni pier eva rosa
    billy mary anne ann
    jo lars per jan sven bo
    """
)
"""First halves of first names made of two (Maria Grazia, José Carlos, Hans Peter): with another half, or
none,
another person may be meant."""
