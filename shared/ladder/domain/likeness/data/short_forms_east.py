"""First names with their short forms, continued: Slavic, Greek, Hungarian, Romanian, Turkish, Nordic,
Baltic names.

The form is that of `short_forms`. Cyrillic and Greek names stand in their own script: a romanized name
  is read back.
"""

RUSSIAN = """
Александр: Саша Шура Саня Алекс Сашка Шурик Санёк Сашок Сандр Алик Санька
Александра: Саша Шура Саня Аля Алекса Сандра Сашка Шурочка Ася Леся
Алексей: Лёша Алёша Лёха Лёшка Леша Алекс Лёня Алёшка Лёшик
Алёна: Лёна Алёнка Алёнушка Лёля
Алина: Аля Алинка Лина
Алиса: Аля Лиса Алиска
Алла: Аллочка Аля Алка
Альберт: Алик Берт
Анастасия: Настя Ася Стася Тася Настёна Настенька Настюша Стася
Анатолий: Толя Толик Толян Натолий Тоша
Ангелина: Геля Лина Ангела Ангелинка
Андрей: Андрюха Андрюша Дрюня Дрон Андрюшка Андрейка Дрюша
Анжела/Анжелика: Лика Геля Анжелка
Анна: Аня Анечка Нюра Нюша Анюта Ася Анька Нюта Анка
Антон: Тоша Антоха Тоха Антоша Тоня Антошка
Антонина: Тоня Тося Нина Тонечка Тонька
Аполлинария: Поля Полина
Аркадий: Аркаша Кадя Аркашка Адик
Арина: Ариша Аринка Ира Рина
Арсений: Сеня Арсюша Арсен Сенька Арся
Артём/Артемий: Тёма Артюша Тёмка Артёмка Тема Темыч
Артур: Артурчик Турик
Афанасий: Афоня Фоня Афанасьюшка
Богдан: Бодя Богдаша Даня Бодька
Борис: Боря Борька Борян Борисик Боба
Бронислав: Броня Слава
Вадим: Вадик Вадя Дима Вадька Вадюша
Валентин: Валя Валик Валёк Валька Тин
Валентина: Валя Валечка Тина Валюша
Валерий: Валера Лера Валерка Валерик Валерьян
Валерия: Лера Валерка Лерочка Леруся
Валериан/Валерьян: Валера Валя Ян
Варвара: Варя Варюша Варька
Василий: Вася Василёк Васёк Васька Васян Васюта
Василиса: Вася Лиса Василиска
Вера: Верочка Верка Веруня
Вероника: Ника Вера Верка Роня
Виктор: Витя Витёк Витька Витюша Витян
Виктория: Вика Викуля Тори Викуся Вита
Виолетта: Вита Летта Виола
Виссарион: Висса
Виталий: Виталик Виталя Талик Витя Витас
Владимир: Вова Володя Вовка Влад Вован Владик Вовчик Володька Волоха Вовик
Владислав: Влад Владик Слава Славик Владя
Владислава: Влада Слава
Владлен: Влад Лен Владик
Всеволод: Сева Севка Володя Севочка
Вячеслав: Слава Славик Вячик Славка Славян Славуня
Галина: Галя Галка Галочка Галчонок
Геннадий: Гена Генка Геша Геня Генаша
Георгий: Жора Гоша Гога Гера Юра Гоги Жорик Егор
Герман: Гера Герка Гермаша
Глеб: Глебка Глебушка
Глафира: Глаша Глашка Фира
Григорий: Гриша Гришка Гришаня Гриня Гринька
Давид: Дава Додик Дэвид
Дамир: Дима
Данил/Данила/Даниил: Даня Данька Данилка Данюша Данила Данёк
Дарья/Дария: Даша Дашка Дарина Дашуля Дашенька
Демид/Демьян: Дёма Дема
Денис: Ден Дениска Деня Дэн Дениско
Диана: Ди Дианка Дина
Дина: Диночка
Дмитрий: Дима Митя Димка Димон Димыч Митька Митяй Димуля Димас Митрий
Добрыня: Доня
Ева: Евочка
Евгений: Женя Женька Жека Евген Жэка Геша Евгеша Женёк
Евгения: Женя Женька Геня Женечка
Евдокия: Дуся Дуня Авдотья Дуняша
Екатерина: Катя Катюша Катерина Катька Катюха Рина Катенька Кейт
Елена: Лена Ленка Алёна Леночка Еленка Лёля Леля Алена Ленуся
Елизавета: Лиза Лизка Вета Лизочка Лизавета Лизок
Елисей: Еля Елисейка Сеня
Емельян: Емеля Меля Емелька
Ефим: Фима Фимка Ефимка
Ефросинья: Фрося
Егор: Егорка Гоша Жора Гора Егорша
Жанна: Жанка Жаннет Жанночка
Захар: Захарка Зорик Заха
Зинаида: Зина Зинуля Ида Зинка
Злата: Златка
Зоя: Зойка Зоенька Зоечка
Иван: Ваня Ванька Ванёк Иванко Ванюша Ванечка Ивась
Игнат/Игнатий: Игнаша Игоня Игнатка
Игорь: Игорёк Гоша Гарик Гоня Игорёша Игорян
Илларион/Иларион: Ларик Ларя Илларя
Илья: Илюша Илюха Ильюша Илька Илюшка Люша
Инна: Инночка Инка
Иннокентий: Кеша Кент Кешка Иннок
Иосиф: Йося Ося Осип Иося
Ипполит: Поля Ипполитка
Ираида: Ида Ираидка
Ирина: Ира Ирка Ирочка Иринка Ириша Арина Ируся Рина
Иулиания/Ульяна/Юлиана: Уля Ульяшка Юля Яна
Карина: Каринка Кара Рина
Кирилл: Кирюша Кирюха Кира Кирилка Кирка Киря
Кира: Кирочка Кирка
Клавдия: Клава Клаша
Клара: Кларочка
Климент: Клим
Константин: Костя Костик Костян Котя Костюша Кот
Кристина: Кристи Крис Кристинка Тина
Ксения: Ксюша Ксеня Оксана Ксюха Сеня Ксана Аксинья
Лариса: Лара Лорик Лора Лариска Ларочка
Лев: Лёва Лёвушка Лёвка Левчик
Леонид: Лёня Лёнька Лео Леонидик Лёнчик Лён
Лидия: Лида Лидочка Лидуся Лидка
Лилия: Лиля Лилька Лилечка Лили
Любовь: Люба Любаша Любочка Любка Любаня
Людмила: Люда Люся Мила Людочка Милочка Людка Люсьена Миля
Макар/Макарий: Макарка Мака
Максим/Максимилиан: Макс Максик Максимка Максюша Сима
Маргарита: Рита Марго Ритка Маргоша Ритуля
Марина: Мариша Маринка Мара Рина Маруся Маша
Мария: Маша Маруся Маня Машка Мариша Машуня Маня Муся Машенька Мария Мара Маря
Марк: Марик Маркуша
Мартин: Марти
Марта: Марточка
Матвей: Мотя Матюша Матвейка Мэт Матя
Милана: Мила Милаша Лана
Мирон: Мироша Мира Ромка Мирошка Роня
Мирослав: Слава Мирик Мирка
Митрофан: Митя Митроша Трофим
Михаил: Миша Мишка Мишаня Мишель Михась Миха Майкл Михайло Минька Мишаня Мишутка
Моисей: Мося Моня
Надежда: Надя Надюша Надька Надюха Наденька
Наталья/Наталия: Наташа Ната Наташка Таша Натали Наточка Натуся Туся Тала
Никита: Ник Никитос Никитка Китя Никитушка
Николай: Коля Колян Никола Колька Ник Николаша Микола Колюня
Нина: Нинка Ниночка Нинуля
Нинель: Нина Неля
Нонна: Нона Нонночка
Оксана: Ксана Ксюша Оксанка Ксеня
Олег: Олежка Олежек Лега Олежа
Олеся: Леся Олеська Лесечка
Ольга: Оля Олька Лёля Ольгуня Оленька Олюшка Ольча
Павел: Паша Пашка Павлик Паха Павлуша Пауль Пашок Павлуха
Пантелеймон/Панфил: Панфик Пантя
Пелагея: Поля Палаша Полина
Пётр: Петя Петька Петруха Петюня Петруша Питер Петро
Платон: Тоша Платоша Платоня
Полина: Поля Полинка Полюшка Лина Полли
Прасковья: Паша Параша Проня Пракса Паня Параска
Прохор: Проша Проня Прошка
Раиса: Рая Раечка Раиска
Ренат: Реня
Роберт: Роб Робик Бобик
Родион: Родя Родька Родик Роня
Роза: Розочка Розка
Роман: Рома Ромка Ромаша Ромик Ромыч Ромашка
Ростислав: Слава Ростик Рост Славик Росик
Руслан: Русик Рус Русланчик Русланка Русь
Рустам: Рустик Рус
Савва/Савелий: Сава Савушка Савелка Савва Веля
Самуил: Муля Самуля
Светлана: Света Светка Лана Светик Светуля Светочка Ланочка
Святослав: Слава Святик Славик Свят Светик
Селиверст/Сильвестр: Сильва Сеня Селя
Семён: Сёма Сеня Сёмка Сенька Семушка
Серафим: Сима Фима Серафимка
Серафима: Сима Фима
Сергей: Серёжа Серый Серж Серёга Сережка Серж Гоша Серёня Сергуня
Снежана: Снежа Жана
София/Софья: Соня Софа Софочка Софи Сонька Сонечка Софка
Станислав: Стас Слава Стасик Стасян Стась
Станислава: Стася Слава
Степан: Стёпа Стёпка Степаша Стёпушка
Таисия: Тая Тася Тайка Таисья
Тамара: Тома Тамарка Томочка Тамуся
Тарас: Тараска Рася
Татьяна: Таня Танюша Танька Танечка Тата Танюха Татка
Терентий: Тереша Тереня
Тимофей: Тима Тимоша Тим Тимка Тимоха Тимошка
Тимур: Тимурка Тимка Тима Тим
Тихон: Тиша Тихоша Тихоня Тишка
Трофим: Троша Трофимка
Фаина: Фая Фаня Фаинка
Фёдор: Федя Федька Федюня Федот Федюша Теодор Федюха
Феликс: Филя Феля
Филипп: Филя Филька Фил Филиппка Липа
Фома: Фомка
Харитон: Харя Харитоша Тоша
Христина: Христя Тина
Эдуард: Эдик Эд Эдя Эдька Эдичка
Элеонора: Эля Нора Лора Леонора
Эльвира: Эля Эльвирка Вира Эльвирочка
Эльдар: Эля Эльдарик Дарик
Эмилия: Эмма Миля Эми
Эмиль: Эмик Миля
Эмма: Эммочка
Эраст: Эрик
Юлиан: Юля Юлик Ян
Юлия: Юля Юлька Юлечка Юленька Юльча Джулия
Юрий: Юра Юрка Юрик Юрец Юрася Гера Юраша
Яков: Яша Яшка Яшуня
Яна: Янка Яночка Янина
Ян: Янек Яник
Ярослав: Слава Ярик Ярослава Славик Яр Ярка
Ярослава: Слава Яра Яся Ярка
Жанет: Жанна
"""

UKRAINIAN = """
Олександр: Сашко Саша Лесь Олесь Саньо Шура Алекс Санько
Олександра: Саша Леся Олеся Шура Сашка Ася
Олексій: Льоша Олекса Лесь Льоха Альоша Олесь Леша Льошко
Олена: Лена Оленка Олеся Лєна Альона Леся Оля
Ольга: Оля Олька Леся Олюня Оленька
Андрій: Андрійко Андрюша Дрон Андрійчик Андрусь
Анастасія: Настя Настуня Ася Стася Тася Наталка
Анатолій: Толя Толик Только
Аліна: Аля Ліна
Анна/Ганна: Аня Галя Ганнуся Ганя Нюся Нюра Ганка Анничка
Антон: Антось Тоша Антоша Тонько
Артем: Тьома Артемко Тема
Богдан: Бодя Богданко Даня Бодька Дан
Болеслав: Болек Слава
Борис: Боря Борисик Борко
Вадим: Вадик Вадя Вадимко Діма
Валентин: Валік Валя Валько
Валентина: Валя Валька
Валерій: Валера Валерко Лєра
Варвара: Варя Варка
Василь: Вася Василько Васько Василик
Вікторія: Віка Віта Вікуся
Віктор: Вітя Віть Вітько Вітик
Віталій: Віталік Вітя Віталя
Віра: Вірочка Вірка
Владислав: Влад Владик Слава
Всеволод: Сева Володя
Володимир: Вова Володя Володько Влад Вовка Вовчик Вовик Льодя Влодко
Вячеслав/В'ячеслав: Слава Славко Славик
Галина: Галя Галинка Галка
Геннадій: Гена Генко
Георгій: Жора Гоша Юрко
Григорій: Гриша Гриць Гришко Грицько
Дарія/Дарина: Даша Дарка Даринка Одарка Дара
Данило: Даня Данилко Данько
Денис: Ден Дениско Дениска
Дмитро: Діма Митя Дмитрик Митько Дімон Дима Митро Дімка
Едуард: Едик
Євген: Женя Євгенко Геник Женько Жека
Євгенія: Женя Геня
Єлизавета: Ліза Лізка Єлізавета
Зиновій: Зенко Зеник
Зоряна: Зоря Зірка
Іван: Ваня Івась Іванко Вань Ванько Івасик
Ігор: Ігорко Гарік Ігорчик Гоша Ігорьок
Ілля: Ілько Ілюша Ілюха
Інна: Інночка
Ірина: Іра Іринка Ірка Яринка Ярина Орися Ірця
Йосип: Йосько Ося Йосипко
Катерина: Катя Катруся Катря Катруня Катерінка Катрінка
Кирило: Кирилко Кирюша Кіра
Костянтин: Костя Костик Кость
Ксенія/Оксана: Ксеня Ксюша Оксанка Ксана Оксанка
Лариса: Лара Лариска
Лев: Льова Левко
Леонід: Льоня Леонідко
Лідія: Ліда Лідуся
Любов: Люба Любка Любонька
Людмила: Люда Люся Мила
Максим: Макс Максимко Максик
Маргарита: Рита Марго
Марина: Маринка Мара Мариша
Марія: Марічка Маруся Маша Марійка Маня Маринця
Маркіян: Марко Маркус Маркіянко
Микита: Микитка Микитко
Микола: Коля Миколка Микольцьо Міколай Коля
Михайло: Миша Міша Мишко Михась Михасик
Мирослав: Мирко Славко Слава Мирон
Надія: Надя Надійка Надюша
Назар: Назарко Назарчик Зарик
Наталія/Наталя: Наталка Ната Наташа Талка
Олег: Олежка Олежик Олежко
Остап: Остапко
Павло: Паша Павлик Павлусь Пашка Павлуша
Петро: Петя Петрик Петрусь Петько
Платон: Платоша
Роман: Рома Ромко Романко Ромчик Ромцьо
Ростислав: Ростик Слава Славко
Руслан: Русик Руслик
Світлана: Світланка Свєта Лана Світа
Святослав: Свят Святик Слава Славко
Семен: Сеня Сьома
Сергій: Сергійко Серьожа Сірий Серж Сергіко Серега
Соломія: Соля Соломійка Мія
Софія: Соня Софійка Зося
Станіслав: Стас Стасик Славко
Степан: Стьопа Степанко Степко
Тарас: Тарасик Тарасько
Тетяна: Таня Танюша Тетянка Танька
Тимофій/Тиміш: Тиміш Тима Тимко
Уляна: Уля Улянка Уляся
Федір: Федя Федько Фед
Христина: Христя Христинка Тіна
Юлія: Юля Юлька Юльця
Юрій: Юра Юрко Юрчик Юрась
Яна: Янка Яночка
Яків: Яша Яшко
Ярослав: Ярик Славко Слава Ярко
Ярослава: Слава Ярка Славця
"""

BULGARIAN_SERBIAN = """
Александър: Сашо Алекс Алекси Санди Саше Ацо
Александра: Алекс Сашка Саня Санди Саше
Ангел: Гело Ачо Аци Гецо
Андрей: Андро Дрейко
Анна: Анче Анка Ани Ануш
Антоанета: Тони Нети Ани Тоня
Антон: Тони Тончо Дончо
Асен: Сенко Аско
Атанас: Наско Таско Танас Насо Начо
Божидар: Божо Дарко
Борис: Боби Боре Бобо
Борислав: Боби Боро Боре Слави Бориско
Валентин: Вальо Вальо Вальчо Валката
Валентина: Валя Вальо Вали
Васил: Васко Васе Цило Васо
Венелин: Веско Венци Вельо
Венцислав: Венци Венко Венчо Слави
Веселин: Веско Весо Веселко
Весела/Веселина: Веси Весето Веска
Виктор: Вики Вичо
Виктория: Вики Тори
Владимир: Влади Владо Владко Миро Владе
Галина: Гали Галя Галка
Ганчо/Гани: Ганьо
Георги: Гошо Жоро Гого Жорко Гоги Герги Гео Гецо Геро
Гергана: Гери Герги Гана
Григор: Гришо Гринко Гошо
Даниел: Дани Данчо Данко
Даниела: Дани Ели Данка Дана
Десислава: Деси Деска Слава
Димитър: Митко Димчо Мичо Мито Димо Митьо Димитрин
Димитрина: Дими Мими
Добромир: Добри Миро
Драгомир: Драго Миро
Евгени: Жени Жечо Гени
Екатерина: Катя Кати Катето Рина
Елена: Ели Ленка Елка Лена
Елисавета/Елизабет: Ели Лиза Бети Вета
Емил: Емо Ецо Миле
Иван: Ванко Ваньо Ванчо Иванчо Ванката Ицо Иво
Иванка/Ивана: Ваня Ива Ванче Ванка
Ивайло: Иво Ивката Ивчо
Ивелин/Ивелина: Иво Ивка Ели
Илия: Илийчо Личо Ико Ичо
Йоан/Йоана: Йони Йонката Йо Нанси
Йордан: Данчо Дани Данко Орлин Данаил
Йорданка: Дани Данче Данка
Калин/Калоян: Кало Кальо Калата
Камен: Камбо
Кирил: Киро Кирчо
Константин: Коце Косьо Коцето Тинко Диди
Красимир: Краси Красьо Миро
Красимира: Краси Мира
Кристиан: Крис Криси
Кристина: Криси Крис Тина
Лазар: Лазо Лазарко
Любомир: Любо Любчо Миро
Людмил: Людо
Магдалена: Маги Магда Лена
Марин: Марио Маринчо
Мария: Мими Марийка Маре Мимето Мара
Мартин: Марто Марти
Милен: Мильо Миле Мило
Милена: Миле Ленка Мили
Мирослав: Миро Слави Мирчо
Михаил: Мишо Мишко Мишката Михо
Младен: Младо
Надежда: Надя Наде
Невена: Нена Нени
Никола: Кольо Ники Коле Никича
Николай: Ники Кольо Колю Николчо Ник
Николета: Ники Нини Лета
Огнян: Оги Огнянчо
Павел: Павката Пако Паво
Пенчо: Пенко
Петко: Петьо
Петър: Пешо Петьо Пепи Перо Пепо Пеца
Петя: Пепи Пети
Пламен: Пацо Пламко
Радка: Ради
Радослав: Радо Ради Слави
Радостина: Ради Тина
Росен: Росенчо Роско
Росица: Роси Росито
Румен: Руми Румба Румчо
Румяна: Руми
Светлин: Светльо
Светослав: Светльо Слави Светли Свето
Светла/Светлана: Светли Лана
Симеон: Мони Симо Моньо
Славчо: Слави
Станимир: Стани Миро Станко
Станислав: Стани Слави Стаси
Стела: Стели
Стефан: Стефо Фани Стефчо Стенли Чефо
Стефания/Стефка: Фани Стефи
Стоян: Стойчо Стояне Тошко
Таня: Тани
Теодор: Тео Тошко Теди Тодор
Теодора: Теди Тео Дора
Тихомир: Тишо Тихо
Тодор: Тошо Тодорчо Тошко Дочо
Траян: Траянчо
Христина: Тина Ичка Ини
Христо: Ицо Ицето Ристо Христофор
Цветан: Цеци Цецо Цветко Цанко
Цветелина/Цветанка: Цвети Цеци Лина
Юлиан: Юли Юлчо
Юлия: Юли Юлка
Явор: Яворчо
Ясен: Яско
Милош: Миле Мика Мишо Мишко
Милан: Миле Мића Миланче
Милица: Мица Мила
Немања: Неца Неша
Никола: Нидза Џони
Ненад: Неша Нено
Небојша: Неша
Јован: Јоца Јова Јоле
Јована: Јоца Јока
Јелена: Јеца Лена Јека Јела
Душан: Дуле Душко Дуда
Драган: Гага Драги Драганче
Драгана: Гага Гаца
Зоран: Зоки Зока
Горан: Гога Гоки Гоги
Бојан: Боки Боја
Владимир: Влада Влајко Владо Вања
Слободан: Боба Слоба Бобан Цоби
Срђан: Срле Срки Срђа
Стефан: Стева Стефи
Марко: Маре Мара
Петар: Пера Перица Перо Пеђа
Предраг: Пеђа Пега Пеца
Мирослав: Мирко Мића
Михајло: Миша Мића
Александар: Аца Саша Аце Ацо Алекса
Катарина: Каћа Ката Кака
Ивана: Ивка Ива
Ана: Анче Ани
Снежана: Снешка Снежа Жана
Весна: Веки Весница
Љубомир: Љуба Љубо
Томислав: Тома Томо
Борислав: Бора
Ђорђе: Ђоле Ђока Ђока
Лазар: Лаза Лаки
Радомир/Радован: Раде Рале Раша
"""

LATIN_SLAVIC = """
Adam: Adaś Adasiek
Adrian: Adi Adek
Agata: Agatka Aga
Agnieszka: Aga Agnisia Agusia Jagna Agnes Agniesia
Aleksander: Olek Alek Aleks Olo Sasza Oluś
Aleksandra: Ola Aleksa Olka Oleńka Olcia Sandra
Alicja: Ala Alka Alusia
Andrzej: Jędrek Andrzejek Jędruś Endrju Andy Jędrzej
Aneta: Anetka
Angelika: Andzia Gela Geli Angela Żela
Anna: Ania Anka Hania Anula Anulka Andzia Aneczka Anusia Anička Andula Anča Aňa Nina
Antoni: Antek Tosiek Antoś Tolek Toni
Antonina: Tosia Antosia Tonia
Arkadiusz: Arek Aruś Arko
Artur: Arturek Artek Turek
Barbara: Basia Baśka Barbarka Bára Barka Barunka Bářa Basieńka
Bartłomiej/Bartosz: Bartek Bartuś Bartosz Bartko Baltazar
Beata: Beatka Becia
Bogdan: Bodzio Boguś Bodek
Bogumił/Bogumiła: Boguś Bogusia Miłek
Bogusław: Boguś Bogdan Sławek
Bolesław: Bolek Bolko Boluś
Bożena: Bożenka Boża Bożka
Bronisław: Bronek Broniu Sławek
Cecylia: Cela Cesia Celka
Cezary: Czarek Cezar Czaruś
Czesław: Czesiek Cześ Sławek
Damian: Damianek Dami
Daniel: Danielek Daniś Dan Dany
Danuta: Danka Danusia Dana
Dariusz: Darek Daro Dareczek
Dawid: Dawidek
Dominik: Domino Dominiczek Nik Domin
Dominika: Domka Domi Nika Doma
Dorota: Dorotka Dora Dorcia Dorka
Edward: Edek Edzio Edi
Elżbieta: Ela Elka Elunia Bietka Beta Elżunia Elusia Halszka
Emilia: Emilka Mila Emi
Ewa: Ewka Ewunia Ewcia Ewusia
Ewelina: Ewelinka Ewa Lina
Feliks: Felek Feluś
Filip: Filipek Fifi Fil Filo
Franciszek: Franek Franio Franuś Frania
Franciszka: Frania Franka Cesia
Gabriela: Gabrysia Gabi Gaba Gabcia
Grażyna: Grażynka Grażka Grasia
Grzegorz: Grzesiek Grześ Grzesio Grzechu Gregor Grzegorzek
Halina: Halinka Hala Halka Halusia
Hanna: Hania Hanka Haneczka Anka
Helena: Hela Helenka Helcia Lena
Henryk: Heniek Henio Henryczek Heniu
Henryka: Henia Henka
Hubert: Hubercik Hubi
Ignacy: Ignaś Ignac Nacek
Irena: Irenka Irka Ira Rena
Iwona: Iwonka Iwa Iwcia
Izabela: Iza Izka Izunia Bela
Jacek: Jacuś Jacenty
Jadwiga: Jadzia Jaga Jagoda Jadźka Wiga
Jakub: Kuba Kubuś Jakubek Jake Jakubko Kubík Kubko Kubík
Jan: Janek Jaś Jasiek Janko Jasio Honza Jenda Jeník Janík Honzík Johny Jano
Janina: Janka Jasia Nina Janeczka
Janusz: Januszek Jan Janek
Jarosław: Jarek Jaruś Sławek Jaro
Jerzy: Jurek Jerzyk Jurko Juruś
Joanna: Asia Aśka Joasia Joaśka Asieńka Jo Joannna
Jolanta: Jola Jolka Jolunia
Józef: Józek Ziutek Józuś Józio Józwa Pepa Pepík Jožka Jožo Jozo
Józefa: Józia Józka Ziuta
Julia: Julka Julcia Jula Julita
Julian: Julek Julianek
Justyna: Justynka Justa Tyna Justysia
Kacper/Kasper: Kacperek Kasper Kacpi
Kamil: Kamilek Kamyk Milek
Kamila: Kama Kamilka Mila
Karol: Karolek Lolek Karolko
Karolina: Karola Karolcia Karolinka Lina Kaja
Katarzyna: Kasia Kaśka Kachna Katka Kasieńka Kasiunia
Kazimierz: Kazik Kazek Kaziu Kaźmierz Kazimír
Kinga: Kinia Kingusia
Klaudia: Klaudka Klaudusia Klo
Konrad: Kondzio Konradek Kondrat
Konstanty: Kostek Kostuś Kostek
Krystian: Krystek Kris Krystianek
Krystyna: Krysia Kryśka Krystynka Krycha
Krzysztof: Krzysiek Krzyś Krzysio Krzychu Kris Krzysiu Krzysztofek
Lech/Leszek: Lesio Leszek Lecho Leszko
Leon: Leonek Leoś Lolek
Lucjan: Lucek Lucuś
Lucyna: Lucynka Luśka Lucy
Ludwik: Lutek Ludek Ludwiś
Łukasz: Łuki Łukaszek Luki Lukas Łukaś Łuka
Maciej/Matej/Matěj: Maciek Maciuś Macio Matys Mates Maty Maťo Matějíček
Magdalena: Magda Madzia Magdusia Lena Majda Madla Magduška Majka Madlenka
Małgorzata: Gosia Małgosia Gośka Margo Małgośka Gosieńka Gocha
Marcin: Marcinek Marciś Martin Cinek
Marek: Mareczek Maruś Marko
Margita/Markéta: Gita Market Markétka Maky
Maria: Marysia Maryśka Mania Marzenka Majka Mańka Marynia Maryla Marylka Mania
Marie: Maruška Mařenka Máňa Majka Marka Maruna Mařka Máša
Marian: Marianek Maniek Maryś
Marianna: Marysia Mania Marianka
Mariola: Mariolka Mariolcia
Mariusz: Mario Mariuszek Maniek Maryś
Marta: Martusia Martynka Marcia Martička Martuška
Martyna: Martynka Tyna
Mateusz: Mati Mateuszek Matys Matek Matuś
Michał: Michaś Misiek Michu Misio Michałek Michau
Michal: Míša Michálek Miško Mišo Majkl Mišák Michalko
Michaela/Michalina: Míša Michalka Misia Michasia Miška Ela
Mieczysław: Mietek Miecio Mieciu
Mikołaj: Miki Mikołajek Mikuś Niko
Miloslav/Miloš: Míla Milda Milošek Slávek Milošek
Miroslav/Mirosław: Mirek Mirko Míra Sławek Miro Mireček Slávek Mirečko
Miroslava: Mirka Míra Slávka
Monika: Moni Monia Monisia Monička Monča Mona
Natalia: Natalka Nati Nata Natusia Talia
Norbert: Norbi Norbercik Nobert
Oliwia: Oliwka Oli Liwka
Patrycja: Patka Pati Patrysia Trycja
Patryk: Patryczek Pati Patryś
Paulina: Paula Paulinka Pola Linka
Paweł: Pawełek Pablo Pawlik Pawcio
Piotr: Piotrek Piotruś Pietrek Pietia Piter Piotrunio
Rafał: Rafałek Rafcio Rafi
Renata: Renatka Rena Renia
Robert: Robercik Robuś Bob Robo Robík Bobi Berta
Roman: Romek Romuś Románek Romča Romko
Ryszard: Rysiek Rysio Ryś Rychu Rychard
Sebastian: Seba Sebuś Sebek Bastek
Sławomir: Sławek Sławko Mirek Sławcio
Stanisław/Stanislav: Staszek Stach Staś Stasiek Standa Stáňa Stano Stasio Stanko Slávek Stanik
Stefan: Stefek Stefcio Števo Štefan
Sylwester: Sylwek Sylwuś
Sylwia: Sylwka Sylwunia
Szymon: Szymek Szymuś Szymcio Szymonek
Tadeusz: Tadek Tadzio Tadeuszek Tadzik
Teresa: Terenia Tereska Renia Terka Reska
Tomasz: Tomek Tomuś Tomaszek Tomcio Tomko
Urszula: Ula Ulka Urszulka Ulcia
Wacław/Václav: Wacek Vašek Vašík Venca Wacuś Wacław Věna Vaša Venda Venoušek
Wanda: Wandzia Wandeczka
Weronika: Wera Nika Weronka
Wiesław: Wiesiek Wiesio Wiechu Sławek
Wiesława: Wiesia Wiesiulka
Wiktor: Wiktorek Wituś Wiki Wit
Wiktoria: Wika Wiki Wiktorka Wiktusia
Witold: Witek Wit Wiciu Wicio
Władysław: Władek Władzio Władziu Sławek
Włodzimierz: Włodek Włodzio Włodziu
Wojciech: Wojtek Wojtuś Wojciu Wojtas
Zbigniew: Zbyszek Zbych Zbigi Zbysiu Zbyś Zbynio
Zdzisław: Zdzisiek Zdzich Zdzisio Zdzicho
Zenon: Zenek Zenio
Zofia: Zosia Zośka Zosieńka Zocha
Zuzanna: Zuza Zuzia Zuzka Zuzanka
Zygmunt: Zygmuś Zyga Zyguś Zygi
Alena: Ája Alenka Lenka Aja
Alois: Lojza Lojzík Lojzek Luis
Aleš: Alek Alešek
Antonín: Tonda Toník Toníček Tony Anton
Blanka: Blanička Bláňa
Bohumil: Bóža Bohouš Míla Bohuš Bohumilek
Bohumila: Bohunka Míla Bohuna
Bohuslav/Bohdan: Bohouš Slávek Bohuš Bóďa Bob
Božena: Boženka Božka Bóža
Břetislav: Břeťa Slávek Břetík
Čeněk: Čenda
Dagmar: Dáša Dagmarka Danka Dája
Dalibor: Dalík Libor Borek Dalek
Dana: Danka Danuše Danuška
David: Davídek Dave Davča
Dominik: Domča Doming Dominiček Nik
Drahomíra: Drahuše Míra Draha Mirka
Dušan: Duško Duda Dušanek
Eduard: Eda Edík Edek Edo
Eliška/Alžběta: Elis Eli Běta Bětka Eliščička Bětuška Betka Alža Eliza
Emil: Emilek Míla Milko
Erik: Eriček
Eva: Evička Evka Evča
František: Franta Fanda Fána Ferko Fero Frantík Fanoušek Fany Franko
Gabriela: Gábina Gabka Gabča Gabi Gabika
Hana: Hanka Hanička Haňa Hanča
Helena: Helenka Hela Helča Lenka Heluš
Ivana: Ivanka Iva Ivuška Ivka Ivča
Ivan: Ivánek Vaňa Ivoš Ivko Ivo
Ivo: Ivoš Ivoušek
Iveta: Ivetka Iva
Jana: Janička Janka Jája Janča Jaňa Jani
Jaromír: Jarek Mirek Jára Jarda Jaromírek
Jaroslav: Jarda Jára Jarek Slávek Jaroušek Jaro Jarko Jarin
Jaroslava: Jarka Jára Slávka Jaruška Jarča
Jiřina: Jiřka Jiruš Jiřinka Jířa
Jindřich: Jindra Jindříšek Jenda Henry
Jitka: Jituš Jíťa Jitulka Jituška
Jiří: Jirka Jura Jiřík Jíra Jirkus Jirousek Jiříček Jiřek
Josef: Pepa Pepík Jožka Pepíček Josífek Jožin Joska Pepan
Kamil: Kája Kamilek
Karel: Kája Karlík Karlíček Kája Karlos
Karolína: Kája Karolka Kája Karča Lina Kajka Karol
Kateřina: Katka Káťa Katuška Kačka Kačenka Káča Katy Kateřinka Kaťulka Katja Rina
Klára: Klárka Klárinka Kája Klarka
Kristýna: Týna Kristýnka Týnka Kika Kristy Kikina Krista
Květoslava/Květa: Květuše Květka Květuška
Ladislav: Láďa Ladík Laco Laci Ladíček Slávek Lad'o Lacko
Lenka: Lenička Leni Lenča
Leoš: Leo
Libor: Liborek Libik
Libuše: Liba Libuška Libka Líba
Lubomír: Luboš Lubo Mirek Luba Lubošek Lubko Ľubo
Luboš: Luba Lubošek
Lucie: Lucka Lucinka Lůca Luca Lucy Lucka
Lukáš: Luky Lukášek Luki Lukin Lukeš
Ludmila: Lída Lidka Míla Liduška Liduna Luďka
Luděk: Luďa Ludvík
Martin: Marťas Martínek Máťa Tinek Maťo Martinko Marťa
Matouš: Maty Matoušek
Milada: Míla Milka Miladka Láďa
Milan: Milánek Míla Milda Milanko Milko
Milena: Milenka Míla Milka Lenka
Milan: Milo
Naděžda: Naďa Naděnka Naďka Nadě
Nikola: Niki Nikolka Nika Nikča
Oldřich: Olda Oldík Oldříšek Oldřa
Ondřej/Ondrej: Ondra Ondřejek Ondrášek Ondro Ondrík Andrej
Otakar: Ota Otík Otoušek
Patrik: Paťo Páťa Patriček Pat
Pavel: Pavlík Pája Pavlíček Pajda Pali Paľo Palo
Pavla/Pavlína: Pavlínka Pája Pavlinka Pavča Pavluška
Petr: Péťa Petřík Petříček Peťan Peťka Peťko Peťo Pítrs Peťa
Peter: Peťo Petko Peťko Petrík Peterko
Petra: Péťa Petruška Peťka Peťulka Petruš
Přemysl: Přemek Přéma Přemík
Radek: Radeček Ráďa Radko
Radim: Ráďa Radimek
Radovan: Ráďa Radek Rado
Radka: Raduška Ráďa
Radomír: Radek Mirek
Rostislav: Rosťa Slávek Rostík
Rudolf: Ruda Rudla Rudík Rudo
Růžena: Růža Růženka Růžka
Simona: Simča Simonka Sima Siminka
Soňa: Sonička Soňka
Svatopluk: Sváťa Pluk
Světlana: Světla Svéťa Světluška
Šárka: Šári Šáruška Šárinka
Šimon: Šíma Šimonek Šimůnek Šimi
Štefan: Štefko Števo Štefan Pišta
Štěpán: Štěpa Štěpánek Štefan Štěpi
Štěpánka: Štěpka Štěpa Fany
Tereza: Terka Terezka Téra Terinka Terynka Terča Terezie
Tomáš: Tom Tomík Tomášek Tomino Tomko Tomča
Václava: Vendula Venda Václavka
Vendula: Vendy Venda Vendulka
Veronika: Verča Verunka Věrka Nika Werča Verunka
Viktor: Vik Viktorek Vikouš
Viktorie: Viki Vikinka Viktorka
Vít: Víťa Vítek Vítek Vitas
Vítězslav: Víťa Vítek Slávek
Vladimír: Vláďa Vladík Mirek Vlado Vladko Vladíček
Vladimíra: Vláďa Mirka Vladka Míra
Vlastimil: Vlasta Vlastík Míla Vlasťa
Vlasta: Vlastička
Vojtěch: Vojta Vojtík Vojtíšek Vojto Béla
Zdeněk: Zdenda Zdeny Zdeneček Zdenek Zdeňa
Zdeňka/Zdenka: Zdena Zdenička Zdeny Zdeni Zdéna
Zuzana: Zuzka Zuzanka Zuza Zuzča Zuzinka Suzi
Žaneta: Žanetka Žani
Žofie: Žofka Žofinka Žofi
Ján: Janko Jano Janík Janči Jančo
Jozef: Jožo Jožko Dodo Jozo Jožino
Juraj: Ďuro Juro Jurko Ďurko Ďuri
Katarína: Katka Kata Kaťa Kika Katuša
Mária: Majka Marka Marienka Mara Maja Marika
Michal: Mišo Miško
Štefan: Števko Pišta
Ante: Anto Tonći Toni Antiša
Antun: Tuna Toni Ante Tunja
Branimir: Brane Branko Bane
Branislav: Bane Brana Branko
Danijel: Dado Danko Dani
Davor: Davorko Dado
Domagoj: Domo Dominko Gojko
Dražen: Dražo Drage
Đorđe/Djordje: Đole Đoka Djole Djoka Žorž
Dragan: Gaga Dragec
Dubravko: Duško Dudo
Dušan: Dule Duda
Filip: Fićo Fićko Fika
Goran: Goga Goc Goki
Hrvoje: Hrco Hrvo Voki
Igor: Igi Iggy
Ivan: Ivo Ivica Ive Iva Ićo Vanja Ivek Ivanek Jovo
Ivana: Iva Ivka Ivanka Ica
Jelena: Jeca Jela Lena Jelka Jele
Josip: Jozo Joško Jole Joža Josko Bepo Joke Pepi
Jovan: Joca Jovica Jole Jova Joco
Jure/Juraj: Jura Jurica Jurek Juro
Katarina: Kata Kaća Kate Katica Katja Nina Tina
Kristijan: Kiki Kris Kristo
Kristina: Tina Kika Kris Kristi
Krešimir: Krešo Krešo Mirko Kreso
Luka: Lujo Lukica Luki
Ljubomir: Ljubo Ljuba Ljubiša
Marija: Mara Mare Marica Maja Mica Mira Mimi
Mario: Marijo Marinko Mariano
Marin: Marinko Mare
Marko: Mare Markec Maki Marica
Mateja: Matea Teja
Mateo/Matija: Mate Tija Matko Mato
Mihael/Mihajlo/Mihailo: Miha Miško Mihovil Mijo Miša Miki
Milan: Mića Miki Mile Mićo
Miloš: Miki Miša Mića Mile Mišo
Milorad: Mile Mića Mišo Rade
Mirjana: Mira Mima Mirka Jana
Miroslav: Miro Mirko Mića Slavko
Mladen: Mlađo Mlađa Mladi
Nebojša: Neša Nebo Nešo
Nemanja: Neca Nemo Nešo
Nenad: Neša Neno Nešo Nena
Nikola: Niko Nino Nidžo Niki Nidža Đoni
Nikolina: Nina Niki Nika Lina
Ognjen: Ogi Ogo Ogica
Pavle/Pavao: Pajo Pavlek Pajica Pavo Pavica Paja
Petar: Pero Perica Pera Pere Peđa Perko Pjer
Predrag: Peđa Pedja Pega Preda
Radoslav: Rade Rajko Rado Raša
Ratko: Rato
Sanja: Saki Sanjica
Saša: Sale Sasa
Siniša: Sine Sino Sinke
Slaven/Slavko: Slave Slavo
Slobodan: Boban Boba Sloba Slobo Bobo
Snežana/Snježana: Sneža Žana Sneki Snješka
Srđan/Srdjan: Srle Srki Srđa Srćko
Stefan: Stefi Stevo Stevica Stef
Stjepan: Štef Stipe Stipo Stipica Štefek Stjepko
Svetlana: Ceca Lana Sveta Seka
Svetislav/Svetozar: Sveta Toza Sveto
Tatjana: Tanja Taša Tanjica Tatja
Tihomir: Tiho Tiha Tišo
Tomislav: Tomo Tomica Tom Tomi Slavko
Uroš: Ure Uki
Valentina: Tina Vale Valči
Vedran: Vedro Vedo
Veljko: Velja Velimir
Vesna: Vesnica Veki
Vladimir: Vlado Vladica Vlada Vlatko Vladek Miro
Vojislav: Voja Vojo Vojkan
Zlatko: Zlaja Zlatan
Zoran: Zoki Zoka Zoc
Zvonimir: Zvonko Zvone Miro Zvonek
Žarko: Žare
Željko: Žele Željo Žac
Aleksandar: Aca Aco Saša Aleks Sale Aleksa Ace Saša
Ljiljana: Ljilja Ljiljka
Dragica/Dragana: Draga Gaga
Janez: Janko Jani Anže Ivan
Jožef/Jože: Joža Pepi Jož
Matjaž: Matej Mato
Gregor: Grega Grego
Andrej: Drejc Andraž Andi Drej
Primož: Primi
Marjan/Marijan: Mare Janko Maro
"""

GREEK = """
Αθανάσιος: Θανάσης Νάσος Σάκης Αθανάσης Θάνος Νάσσος Νάσιος Θανασάκης Σούλης
Αθανασία: Νάσια Σία Νάσα Αθανασούλα Σούλα
Αθηνά: Νανά Θηνούλα
Αικατερίνη: Κατερίνα Καίτη Κατίνα Κατερίνη Ρίνα Κάτια Νίνα Καιτούλα Ρηνιώ
Αλέξανδρος: Αλέκος Αλέξης Άλεξ Αλέξανδρος Αλεκάκος Αλέξ
Αλεξάνδρα: Αλέκα Αλέξα Σάντρα Ανδρούλα Αλεκούλα Σάσα
Αλέξιος: Αλέξης Άλεξ
Αλίκη: Αλικούλα Λίκα
Αναστάσιος: Τάσος Αναστάσης Τάσης Στάθης Τάσσος Σάκης Τασούλης Τάκης Νάσος
Αναστασία: Τασούλα Νατάσα Νατάσσα Τασία Σούλα Στάσα Σία Τάσα
Ανδρέας: Αντρέας Αντρίκος Ανδρίκος Αντρέι Ρέας Άντης
Άννα: Αννούλα Αννιώ Αννέτα Ανίτα
Αντιγόνη: Γόνη Νόνη Αντιγονούλα
Αντώνιος: Αντώνης Τώνης Τόνης Αντωνάκης Τωνάκης Νάκης
Αντωνία: Τόνια Αντωνούλα Νία Τώνια
Απόστολος: Τόλης Αποστόλης Λάκης Τόλιας Τολάκης Αποστολάκης
Αποστολία: Τούλα Λία Αποστολούλα Λίτσα
Αργύριος/Αργύρης: Αργύρης Άρης Ρούλης
Αργυρώ: Ρούλα Αργυρούλα Ηρώ
Αριστείδης: Άρης Αριστος Τέλης Αρίστος
Αριστοτέλης: Άρης Τέλης Τελάκης Αρίστος
Αριστοφάνης: Άρης Φάνης Αρίστος
Αρτεμις/Άρτεμις/Άρτεμη: Έμη Αρτεμούλα
Ασημίνα: Μίνα Σίμη Ασημινούλα Σημίνα
Ασπασία: Σία Άσπα Πασχαλία Ασπασούλα
Αφροδίτη: Ντίτα Αφρούλα Δίτη Ρούλα Φρόσω
Βαρβάρα: Βάρβα Βούλα Ρούλα Ρίτα
Βασίλειος: Βασίλης Βάσος Μπίλης Μπίλλυ Λάκης Βασιλάκης Μπίλυ Τσίλης
Βασιλική: Βάσω Βίκυ Βίκη Κική Βασούλα Κούλα Βίλη Σούλα Βάσια Βασιλεία
Βενετία: Βένια Βενέτα
Βικτωρία: Βίκυ Βίκη Ρία Τόρια
Βλάσιος: Βλάσης
Γαβριήλ: Γαβρίλος Γαβρίλης Γκάμπι Γάβρος
Γαρυφαλλιά: Λίτσα Φιλιώ Γαρούφω Φαλιώ Γαρύφω
Γεράσιμος: Μάκης Γερασιμάκης Μεμάς Τζεράλντ
Γεώργιος: Γιώργος Γιωργάκης Γιώρης Ζώρζ Γιωρίκας Γιώργης Τζώρτζης Γιωργής Γιώγος Γκόγκος
Γεωργία: Γιωργία Γωγώ Ζωρζέτα Τζωρτζίνα Γωγούλα Γιωργούλα Τζίνα
Γλυκερία: Γλύκα Ρία Γλυκερούλα
Γρηγόριος: Γρηγόρης Γόρης Ρόης Γκρεγκ Γρήγορης
Δανάη: Ντάνα Δανούλα
Δέσποινα: Δεσποινούλα Ντέπη Ντέπυ Δέσπω Πόπη Ντεσπίνα
Δήμητρα: Μιμή Δημητρούλα Μίτση Τζίμη Ντίμη Μήτρα Ρούλα Δημήτρω Μίκα
Δημήτριος: Δημήτρης Μήτσος Μίμης Τάκης Δημητράκης Τζίμης Μήτρος Μητσάκος Τζίμ Δήμος Δημητρός
Διονύσιος: Διονύσης Νιόνιος Νύσης Σάκης Ντένης
Διονυσία: Νίτσα Σία Διονυσούλα Νιόνια Ντένια Σίσσυ
Διαμαντής/Αδαμάντιος: Διαμαντής Μάντης Μάνθος
Ειρήνη: Ρένα Ρηνούλα Ρηνιώ Ρένια Ειρηνούλα Ρήνα Ερήνη
Ελένη: Λένα Λενιώ Νίτσα Έλενα Λένγκω Νένα Ελενίτσα Λενάκι Ελενιώ Έλη Λενούλα
Ελευθέριος: Λευτέρης Τέρης Λεφτέρης Ελευθέρης Ρίτσος
Ελευθερία: Ρούλα Λευτερία Ρία Ελεύθερη Ρίτσα Ρούλη
Ελισάβετ: Έλσα Λίζα Βέτα Μπέτυ Μπέττυ Ελίζα Σάβη Βέττα Ζέτα Λιζέτα
Εμμανουήλ: Μανώλης Μάνος Μανόλης Μανωλιός Μανωλάκης Μανούσος Λιός
Ευαγγελία: Λίτσα Εύα Λία Βαγγελιώ Ευαγγελίτσα Βάγγυ Έβελυν Εύη Βαγγελίτσα Αγγέλα
Ευάγγελος: Βαγγέλης Άγγελος Βαγγος Βαγγελάκης Βάγγος Βάγγης Ευαγγέλης
Ευγενία: Τζένη Ευγενούλα Νίτσα Τζένια Ζένια
Ευγένιος: Ευγένης Τζίνο
Ευδοκία: Εύη Δοκία Ευδοκούλα
Ευθύμιος: Θύμιος Ευθύμης Θέμης Τιμος Μάκης Θυμιάκος
Ευθυμία: Έφη Ευθυμούλα Θυμιά Μία Εύη
Ευσταθία: Σταθούλα Έφη Ευσταθίτσα
Ευστάθιος: Στάθης Στάθιος Σταθάκης Ευστάθης
Ευστράτιος: Στράτος Στρατής Στρατάκης
Ευτυχία: Έφη Τυχία Ευτυχούλα Τούλα
Ευφροσύνη: Φρόσω Έφη Φροσύνη Φροσούλα Φρόσα
Ζαχαρίας: Ζάχος Ζακ Ζάχαρης
Ζαχαρούλα: Ρούλα Ζάχω
Ζωή: Ζωίτσα Ζωζώ Ζωούλα
Ηλέκτρα: Λέκτρα Ηλεκτρούλα
Ηλίας: Λιάς Λιάκος Ηλιάκος Λιας Λάκης Λιάκης
Ηρακλής: Άκης Κλής Ηρακλάκης
Θεμιστοκλής: Θέμης Μίστος Κλής
Θεοδώρα: Δώρα Ντόρα Θεοδωρούλα Δωρούλα Ρούλα Θεοδώρη
Θεόδωρος: Θοδωρής Θόδωρος Δώρος Θοδωράκης Τέντυ Ντόρης Θεοδωρής Λάκης Θεό Ρούλης
Θεοχάρης: Χάρης Θέος
Θεόφιλος: Φίλος Θεόφιλας Θέος
Θεοφάνης: Φάνης Θέος
Θωμάς: Θωμάκος Τομ Θώμης Μάκης
Ιάκωβος: Τζακ Ιακωβάκης Τζέικ Άκης Κώβος
Ιάσονας/Ιάσων: Ιάσωνας Τζέισον
Ιουλία: Τζούλια Λία Τζουλη Ιουλίτα
Ιφιγένεια: Φιφή Τζένη Ιφη Νένια Έφη
Ιωακείμ: Άκης Ιωακείμης
Ιωάννα: Γιάννα Νανά Τζοάννα Τζοάνα Γιαννούλα Ανα
Ιωάννης: Γιάννης Γιάννος Νάνος Γιαννάκης Τζον Τζόνυ Τζώνης Γιάνκος Γιαννιός
Ιωσήφ: Σήφης Ιωσήφης Σήφος Ζοζέφ Σηφάκης
Καλλιόπη: Πόπη Κάλια Λιόπη Κάλλη Καλλιοπίτσα Πίτσα
Κλεοπάτρα: Κλειώ Πάτρα Πάττυ
Κυριακή: Κική Κούλα Κυριακούλα Σούλα Κικίτσα
Κυριάκος: Κούλης Άκης Κυριακάκης Κάκος
Κωνσταντίνα: Ντίνα Κωστούλα Κώστια Ντίνη Κων/να Τίνα Κούλα Κωνσταντία Νταντώ
Κωνσταντίνος: Κώστας Ντίνος Κωστής Κωστάκης Κωνσταντής Κων/νος Γκας Κωστίκας Ντινάκης Τάκης Κωστάκος Κωτσος
Λάζαρος: Λάζος Λαζαρής Ζάρος
Λαμπρινή: Λαμπρούλα Ρίνα Νίνα Λίνα
Λάμπρος: Λάμπης Λαμπράκης
Λεμονιά: Λένια Λεμονίτσα Μόνια
Λεωνίδας: Λεό Λέων Νίδας Λεωνής Λεωνιδάκης
Λουκάς: Λουκ Λουκάκης
Μαγδαληνή: Μάγδα Λένα Μάγδω Μαγδούλα
Μαργαρίτα: Ρίτα Μαργαρώ Μάγκυ Ρίτσα
Μαρία: Μαίρη Μάρω Μαριώ Μαρίκα Μαριγώ Μαρούλα Μαρίτσα Μάρα Μαρίνα Ρία Μαράκι Μαριγούλα
Μαριάννα: Μάρα Άννα Μαρία Νανά
Μάριος: Μαριάκος Μάρης
Μάρκος: Μαρκής
Ματθαίος: Μαθιός Θέος Ματ
Μελπομένη: Μέλπω Μένη Μελίνα
Μηνάς: Μηνούλης
Μιλτιάδης: Μίλτος Τιάδης
Μιχαήλ: Μιχάλης Μίκης Μιχαλάκης Λάκης Μάικ Μίκι Μιχάλης Μίσα
Μυρτώ: Μύρτα
Μυρσίνη: Σίνα Μυρσίνα
Ναυσικά: Σίκα Νάνσυ
Νεκτάριος: Νεκτάρης Τάρης Άρης
Νικηφόρος: Νίκος Φόρης
Νικόλαος: Νίκος Νικόλας Νικολός Νικολάκης Κόλιας Νικ Λάκης Νικολής
Νικολέττα/Νικολέτα: Νίκη Λέττα Νικόλ Νικολίτσα Λέτα
Ξανθίππη: Ξανθή Ίππη Ξάνθη
Ξενοφών: Ξένος Φώντας Ξενής
Οδυσσέας: Οδυσσεύς Δυσσέας Ντίσης Σέας
Όλγα: Ολγίτσα Ολγούλα
Ορέστης: Ρέστης Ορέστας
Ουρανία: Ράνια Ρανιώ Ουράνα Νία Ρούλα
Παναγιώτα: Γιώτα Πένυ Παναγιωτίτσα Πίτσα Νάγια Γιωτούλα Τούλα Τότα Παναγιωτούλα
Παναγιώτης: Πάνος Τάκης Γιώτης Πανούσης Πανάγος Παναής Νότης Παναγής Πάνης Γιωτάκης
Παντελής/Παντελεήμων: Λής Λάκης Τέλης Πάντος
Παρασκευάς: Πάρις Σκευάς Πάρης Εύης
Παρασκευή: Βούλα Εύη Βιβή Παρασκευούλα Εβίτα Σκεύω Ευίτα Βίβιαν Κούλα Βίβη Βέτα
Παύλος: Παυλής Παυλάκης Πολ
Πασχάλης: Πάσχος Χάλης
Πελαγία: Λία Πέλη Πελαγίτσα
Περικλής: Πέρης Κλης
Πέτρος: Πετράκης Πιτ Πετρής
Πηνελόπη: Πόπη Πένυ Λόπη Πηνελοπίτσα Νέλη
Πολυξένη: Ξένια Ξένη Πολύ Πόλυ
Ραφαήλ: Ράφα Ραφαέλος Ραφ Ράφος
Ρεβέκκα: Ρέβη Βέκα
Σοφία: Σόφη Φία Σοφούλα Σούλα Σόνια
Σοφοκλής: Σόφος Κλης
Σπυριδούλα: Σπυριδώ Ρούλα Ρίτσα Πιπίτσα
Σπυρίδων: Σπύρος Πίπης Σπυράκης Σπυριδάκος
Σταμάτης/Σταμάτιος: Σταμάτης Μάτης Σταματάκης Μάκης
Σταματία: Τούλα Σταματίνα Μάτα Ματίνα Ματούλα
Σταυρούλα: Ρούλα Βούλα Σταυρίνα Ρούλη
Σταύρος: Σταυράκης Στάβης
Στέλιος/Στυλιανός: Στέλιος Στελής Στελάκης Λάκης
Στυλιανή: Στέλλα Λίτσα Στέλα Λιάνα Στελίτσα
Στέφανος: Στεφανής Φάνης Στεφ
Στεφανία: Φανή Στέφη Στεφανούλα Φάνια
Στρατής: Στράτος
Σωκράτης: Κράτης Σώκος
Σωτηρία: Ρούλα Σωτηρούλα Ρία Σώτια Ρίτσα Τήρια
Σωτήριος: Σωτήρης Ρήγας Τήρης Σωτηράκης Σώτος Σάκης
Τηλέμαχος: Μάχος Τήλης
Τιμόθεος: Τίμος Τιμ
Τριαντάφυλλος: Τριαντάς Φύλης
Τρύφων: Τρύφωνας
Φανούριος: Φάνης Φανούρης
Φίλιππος: Φίλης Φιλ Λίπος
Φραγκίσκος: Φράνκο Φραντζέσκος Φράγκος Φρατζέσκος Κίσκος
Φωτεινή: Φώφη Φωτούλα Φώφω Φανή Τίνα Φώτη
Φώτιος: Φώτης Φωτάκης Φώντας
Χαράλαμπος: Μπάμπης Χάρης Λάμπης Χαραλάμπης Λάμπος Μπάμπος Πάμπος Χαμπης
Χαρίκλεια: Χαρά Κλειώ Χαρούλα Χάρις Χαρίκλη
Χρήστος: Χρηστάκης Κρις Κρίστο Τάκης
Χριστίνα: Τίνα Χριστινάκι Χρύσα Κρις
Χριστόδουλος: Χρίστος Δούλης Χριστός
Χριστόφορος: Χρίστος Φόρης Χριστοφής Κρις
Χρυσούλα: Χρύσα Σούλα Χρυσάνθη
Χρύσανθος: Χρύσης Άνθος
Χρυσάνθη: Χρύσα Ανθή Σάνθη
"""

HUNGARIAN = """
Ágnes: Ági Ágika Ágóca
Ákos: Akoska
Aladár: Ali Aladi
Albert: Berci Albi Berti
Alexandra: Szandra Alexa Szandi Szandra
András: Andris Bandi Andriska Andi Bandika
Andrea: Andi Andika
Anikó: Ani Ancsi
Anita: Ani Nita
Anna: Panni Annus Annuska Panna Ancsa Anni Panka Ani
Antal: Tóni Anti Tóni Antika
Antónia: Tóni Tónia
Árpád: Árpi Arpi
Attila: Ati Attilka Atis
Balázs: Bali Balázska Balu Balus
Bálint: Bálintka Báló Balint
Barbara: Barbi Bori Barbara Babi
Béla: Bélus Béci Bélácska
Beáta: Bea Beácska Beus
Beatrix: Bea Trixi
Benedek: Bence Bene Beni Benő
Benjámin: Beni Ben Béni
Bence: Benci Beni
Bernadett: Berni Detti Betti Bernus
Boglárka: Bogi Bogyó Boga
Borbála: Bori Borka Borcsa Bora Boris
Brigitta: Brigi Gitta Gitti
Csaba: Csabi Csabika
Csilla: Csilli
Dalma: Dalmi
Dániel: Dani Danika Dani
Dávid: Dávidka Dávidka Dave
Dénes: Dini Deni
Dezső: Dezsőke Didi
Dóra: Dóri Dorka Dorci
Dorottya: Dorka Dóri Dóra Dorci
Edina: Edi Dina
Edit: Edi Editke
Elemér: Elek Elemi
Elek: Eli
Emese: Emi Mesi
Emília: Emi Mila
Endre: Bandi Endi Bandika
Enikő: Eni Niki
Ernő: Ernőke Erni
Erika: Eri Erka
Ervin: Ervi
Erzsébet: Erzsi Böske Zsóka Bözsi Erzsike Bözse Liza Betti Zsike Erzsó Panka Örzse
Eszter: Eszti Eszterke Esztike
Éva: Évi Évike Vica Vicus
Fanni: Fancsi
Ferenc: Feri Ferkó Ferike Feró Franci
Flóra: Flóri Flórika
Flórián: Flóri Flórika
Gabriella: Gabi Gabó Ella Gabica
Gábor: Gabi Gábris Gabó Gabika
Gellért: Geli Gerti
Gergely: Gergő Geri Gergő Gegő Greg
György: Gyuri Gyurka Gyurika Gyurci
Györgyi: Gyöngyi Györgyike Gyuri
Gyöngyi: Gyöngyike
Gyula: Gyuszi Gyuszika Gyulus
Géza: Gézu Gézuka
Gizella: Gizi Gizike
Hajnalka: Hajni Hajna
Hanna: Hanni Hancsi
Henrik: Henri Heni Heniek
Henrietta: Heni Jetti
Ibolya: Ibi Ibolyka
Ildikó: Ildi Ilcsi Ildó
Ilona: Ili Ica Ilonka Ilka Ilus Icus Ilcsi Icuka
Imre: Imi Imike Imruska
Irén: Irénke Iri
István: Pista Pisti Isti Pityu Steve Stefi Istvánka Pityuka Istók
Iván: Ivi Ivánka
János: Jani Jancsi Janika Janó Jankó Johnny
Jenő: Jenőke Jenci
Johanna: Hanna Johi Hanni
József: Józsi Jóska Joci Józsika Józsa Dodó Dodi Zsóka Szepi
Judit: Jutka Juci Juca Judi Jucus Jucika
Júlia: Juli Julcsi Julis Juliska Julka
Julianna: Juli Juliska Julcsi Panni
Kálmán: Kálmi Kálmánka
Károly: Karcsi Karesz Karcsika Kari Karó
Katalin: Kati Katica Kata Katka Kató Katus Kitti Katóka
Katinka: Kati Tinka
Kinga: Kingus Kingácska
Klára: Klári Klárika Klárcsi
Kornél: Kori Nelli Kornélka
Kornélia: Nelli Korni
Kristóf: Kris Kristófka Krisi
Krisztián: Krisz Krisztiánka Krisztó Kiki
Krisztina: Kriszta Kriszti Tina Krisztinke Kiki Kriszi
Lajos: Lali Lajcsi Lajoska
László: Laci Lacika Lacó Lászlócska Lackó
Laura: Lauri
Levente: Levi Leventus Leves
Lilla: Lilus Lili
Lívia: Lívi Lívike
Loránd/Lóránt: Lóri Lorika
Lőrinc: Lőri Lölö
Magdolna: Magdi Magda Magdus Lenke Magdika
Margit: Manci Margitka Gitta Gréti Mici Gita
Mária: Mari Marika Marcsi Mariska Mia Marcsa Marianna Manyi Maris
Marianna: Mari Mariann Marcsi
Márk: Marci Márkus Markó
Márton: Marci Marcika Mártonka
Márta: Mártika Marcsi
Máté: Matyi Mátéka Máti
Mátyás: Matyi Matyika Matyó
Melinda: Meli Linda Melcsi
Mihály: Misi Miska Misu Misika Mihalka
Miklós: Miki Mikike Nick Miklóska
Mónika: Móni Mónica Moncsi
Nándor: Nándi Nándika Nandi
Nikolett: Niki Nikol Letti
Noémi: Nóri Emi Mimi Noé
Nóra: Nóri Nórika
Olivér: Oli Olivérke Olcsi
Orsolya: Orsi Ordi Orsika
Oszkár: Oszi Oszika
Pál: Pali Palkó Palika
Patrik: Pati Patrikka
Patrícia: Pati Patrica
Péter: Peti Petya Petike Petyó Petyus
Petra: Petike Petrus
Piroska: Piri Pirike
Réka: Réki
Renáta: Reni Rena
Richárd: Ricsi Riki Richi Ricsike
Róbert: Robi Robika Berci
Roland: Roli Rolika
Rita: Ritus
Rozália: Rozi Rózsi Roza
Rudolf: Rudi Rudika
Sándor: Sanyi Sándorka Sanyika Sanyó Sandi
Sára: Sári Sárika Sarci
Sarolta: Sári Saci Sarci
Szabolcs: Szabi Szabó Szabika
Szilárd: Szilu Szili
Szilveszter: Szili Szilvi
Szilvia: Szilvi Szili
Tamás: Tomi Tomika Tamáska Tomó
Tamara: Tami Mara
Teréz/Terézia: Teri Terka Terike
Tibor: Tibi Tibike
Tímea: Timi Timcsi
Tivadar: Tivi Tódor
Tünde: Tündi
Valéria: Vali Valika Lera
Vera/Veronika: Vera Veri Ronka Niki Verka
Viktor: Viki Vikcsi
Viktória: Viki Vicki Tóri
Vilmos: Vili Vilike
Vilma: Vilmácska
Vince: Vinci Vincike
Virág: Viri Virágka
Vivien: Vivi
Zoltán: Zoli Zolika Zolcsi Zoltánka
Zita: Zitus
Zsigmond: Zsiga Zsigi
Zsófia: Zsófi Zsófika Zsó Sófi
Zsolt: Zsolti Zsoltika
Zsuzsanna/Zsuzsa: Zsuzsi Zsuzsa Zsuzsika Zsuzsó Zsuzska Susi
"""

OTHERS = """
Alexandru: Alex Alecu Sandu Alexu Sandel Andu
Alexandra: Alexa Ale Sanda Alex
Ana: Anica Nuți Anișoara Anuța
Andreea/Andrei: Deea Andra Andu
Anton: Toni Tonel
Bogdan: Bogdi Bodi Dan
Constantin: Costel Costi Costică Titi Dinu Costin Costache
Cristian: Cristi Chris Cristinel Criti
Cristina: Cristi Criss Tina Cristinuța
Daniel: Dan Dani Dănuț Nelu
Daniela: Dana Dani Ela
Dumitru: Mitică Mitru Dumi Mitu Dima
Elena: Ela Ileana Lenuța Leni Nuța Lena
Emil: Emi Milu
Florin: Flo Florinel Florică
Gabriel: Gabi Gaby Bibi
Gabriela: Gabi Gaby Ela
Gheorghe/George: Gigi Ghiță Gicu Geo Gogu Georgel Gigel Georgică
Grigore: Grig Grigoraș
Ilie: Iliuță Ili
Ioan/Ion: Ionel Nelu Ionuț Jean Ionică Iancu Nelu Onuț Ionuț Oni
Ioana: Ioni Ionela Oana
Iulia: Iuli Lia Iulica
Iulian: Iuli Iulică
Laurențiu: Lauri Laur Lau
Lucian: Luci Lucică
Maria: Mărioara Marioara Mia Ria Măriuca Marița
Marian: Mari Marinel Nelu
Mihai/Mihail: Mișu Mihăiță Miki Mihăiț Mișa
Mihaela: Miha Ela Miki Mihaelă
Mircea: Mirci Mircică
Nicolae/Neculai: Nicu Nae Nelu Niculae Colea Nicușor Neculai Niki
Octavian: Tavi Octav Tavica
Paul: Păulică Pavel
Petru/Petre: Petrică Petrișor Petruț Pătru
Radu: Răducu Răduț
Rodica: Rodi
Sorin: Sorinel
Ștefan/Stefan: Fane Ștefănel Fănel Fănică Ștef
Teodor: Teo Tudor Teddy Doru
Tudor: Tudorel Doru
Vasile: Vasilică Sile Lică Lica
Victor: Vic Victoraș
Viorel: Vio Viorică
Vlad: Vlăduț Duțu
Ahmet: Ahmo
Abdullah: Apo Abdo Abdul
Ayşe: Ayşecik
Emine: Emoş
Fatma: Fatoş
Hasan: Haso
Hatice: Hatçe Hatuç
Hüseyin: Hüso
İbrahim/Ibrahim: İbo Ibo
İsmail/Ismail: İsmo
Mehmet: Memo Memet Memiş
Muhammed/Mohammed: Memo Mamo Mo
Mustafa: Musti Mıstık Musto
Ramazan: Ramo
Süleyman: Sülo Süleyman
Zeynep: Zeyno
Abdelkader/Abdelrahman: Abdel Kader Abdo
Anders: Ante Andy
Andreas: Andy Dreas
Annika/Anna: Annis Ann
Bengt: Benke Bengan
Birgitta/Brita: Gitta Britta Bibbi Gittan
Bjørn/Björn: Bjarne Nalle Bear Bjössi
Carl/Karl: Calle Kalle Charlie Carlos
Christian/Kristian: Chrille Kris Chris Krille
Christina/Kristina: Stina Kicki Tina Kia
Elisabeth/Elisabet: Lisa Lisbeth Bettan Betta Else Elsa Lise Lis
Erik/Eric: Ricke Eje Kirre
Fredrik: Fredde Figge Frede
Gunnar: Gunne Nunne
Gustaf/Gustav: Gusten Gurra Gösta Gus Gusse
Hans: Hasse Hansi
Henrik: Henke Rikke Henning
Jakob: Jacke Jeppe Kob
Jens: Jenne
Jesper: Jeppe Jebbe
Johan: Jocke Johnny Joppe
Joakim: Jocke Kim
Jørgen/Jörgen: Jørn Jögge
Katarina: Kattis Kajsa Karin Katta Kata Carina
Kirsten/Kristin: Kirsti Stina Stine
Lars: Lasse Larsa Lassi
Magnus: Mange Manne Mange
Margareta/Margrethe/Margrete: Greta Grethe Maggan Maggi Gretha Meta
Maria: Mia Maja Majsan Ria
Martin: Matte Mackan
Mathias/Mattias: Matte Mads Matti Matten
Mikael/Michael: Micke Mikkel Mike Micael Micki
Niels/Nils: Nisse Nille
Nikolaj/Niklas: Nicke Niko Nicky Niller
Ole/Olav/Olaf: Olle Ola Ol'
Oskar: Ossian Osse
Per/Peter/Petter: Pelle Peppe Pär Peder Petra
Rasmus: Rasse Ras
Rikard: Ricke Rikke
Robert: Robban Rob
Sebastian: Sebbe Basse Seb
Stefan: Steffe Steff
Søren/Sören: Sørn
Tobias: Tobbe Tobi Tubbe
Thomas/Tomas: Tompa Tommy Tom
Torbjörn: Tobbe Torre
Ulf: Uffe
Ulrik: Ulle Uffe
Vilhelm: Ville Wille
Antti: Anttis
Juhani/Johannes: Juha Jussi Juho Janne Hannu
Heikki: Heka Henkka
Matti: Masa Mate
Mikko: Mikki
Pekka: Pekku
Kalevi: Kale
Kaarina/Katariina: Kaisa Katri Kati Riina
Jānis: Jancis Jānītis
Jonas: Jonelis
"""
