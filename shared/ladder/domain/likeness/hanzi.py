"""Chinese names in signs, read as Pinyin: the surname, and the given name of one or two signs as one word.

The table holds the signs usual in names; a sign outside it has no reading and matches only itself.
"""

SYLLABLES = """
a 阿 ai 艾爱蔼 an 安岸 ang 昂 ao 敖奥傲 ba 巴 bai 白百柏 ban 班
bang 邦 bao 包鲍宝保葆豹 bei 贝北蓓 ben 本 bi 毕碧璧必 bian 卞边 biao
彪标 bin 彬斌滨宾 bing 兵冰炳秉 bo 薄博波伯柏勃 bu 卜步 cai 蔡才财彩采 can
灿 cang 苍仓 cao 曹操草 cen 岑 chai 柴 chan 婵禅 chang 常昌长畅嫦
chao 晁超朝潮 che 车 chen 陈晨臣辰沉忱谌琛 cheng 程成承诚城澄呈丞骋 chi
池迟驰 chong 充崇冲 chou 仇 chu 褚楚储初 chuan 川传 chun 春淳纯椿 ci
慈次 cong 丛聪从 cui 崔翠璀 da 达大 dai 戴代岱黛 dan 丹单旦淡 dang 党
dao 道刀 de 德得 deng 邓登灯 di 狄迪棣笛 dian 典 ding 丁定鼎 dong
董东冬栋动 dou 窦 du 杜都笃 duan 段端 dun 敦 duo 多朵 e 鄂娥娥 en 恩
er 尔二 fa 法发 fan 范樊凡帆繁梵 fang 方房芳放舫 fei 费飞菲霏妃 fen 芬奋
feng 冯封丰风锋峰枫凤奉逢 fo 佛 fu 傅付符伏福富芙甫夫扶抚馥 gai 盖 gan 甘干
gang 刚钢岗 gao 高皋 ge 葛戈格歌鸽 gen 根 geng 耿庚 gong 龚宫公巩弓功恭
gou 苟 gu 顾古谷固 guan 关管官冠观 guang 光广 gui 桂贵归圭 guo 郭国果
hai 海 han 韩汉涵寒翰晗瀚含菡 hang 杭航 hao 郝好浩豪昊皓灏 he 何贺和河荷赫鹤禾
hei 黑 heng 恒衡亨珩 hong 洪红宏鸿虹弘泓 hou 侯厚候 hu 胡虎湖瑚扈 hua
华花化桦 huai 怀淮 huan 桓欢焕环 huang 黄煌皇凰 hui 惠慧辉晖汇会卉徽蕙 huo
霍火 ji 纪季吉姬嵇冀籍继基济佶际计骥霁 jia 贾嘉家佳加甲 jian 简建健剑坚见鉴俭 jiang
江姜蒋疆 jiao 焦娇皎 jie 解杰洁捷婕介节 jin 金晋靳锦进瑾津今谨 jing
荆井景静京敬晶婧靖菁经璟竞 jiu 久玖 ju 鞠居菊巨举 juan 娟涓 jue 珏觉 jun
军君俊钧峻骏均珺 kai 凯开楷恺 kan 阚侃 kang 康亢 ke 柯可克珂科 kong 孔空
kou 寇 kuang 邝匡 kui 奎魁葵 kun 坤昆琨 kuo 阔 lai 赖来莱 lan
蓝兰岚澜览 lang 郎朗 lao 劳 le 乐 lei 雷磊蕾 leng 冷 li
李黎厉利栗郦立丽力莉理礼里璃励俐 lian 连廉莲涟炼 liang 梁良亮靓 liao 廖辽 lin
林蔺琳霖麟临 ling 凌令玲灵岭铃菱聆陵 liu 刘柳留流 long 龙隆珑 lou 楼娄 lu
卢陆鲁路芦露鹿璐禄 luan 栾 lun 伦 luo 罗骆洛络 lv 吕绿 ma 马麻玛 mai 麦迈
man 满曼 mao 毛茅茂矛 mei 梅美玫媚 men 门 meng 孟蒙梦萌 mi 米宓密 mian
绵 miao 苗缪妙 min 闵民敏旻珉 ming 明鸣铭茗 mo 莫墨沫 mou 牟 mu 穆慕沐木牧
na 那娜纳 nan 南楠男 ni 倪妮尼 nian 年念 nie 聂 ning 宁凝 niu 牛
nong 农 ou 欧区 pan 潘盼攀 pang 庞 pei 裴培佩沛 peng 彭鹏朋蓬 pi 皮
ping 平萍屏 po 坡 pu 蒲濮浦普璞 qi 齐祁戚奇琦琪启祺其绮 qian 钱倩谦千乾芊前
qiang 强蔷 qiao 乔巧侨俏 qin 秦覃勤琴钦沁芹 qing 青清庆晴卿 qiong 琼
qiu 邱丘裘秋求球 qu 屈曲瞿渠 quan 全权泉荃 que 阙 ran 冉然苒 rao 饶 ren
任仁人 ri 日 rong 荣容戎融蓉榕 ru 茹汝如儒 ruan 阮 rui 芮瑞锐睿蕊 run 润
ruo 若 sa 萨 san 三 sang 桑 sha 沙莎 shan 单山珊杉善 shang 尚商上
shao 邵少绍韶 she 佘 shen 沈申慎深神 sheng 盛生胜升声圣晟 shi
施石史时师世士诗仕实 shou 寿守 shu 舒书淑树束姝曙 shuai 帅 shuang 双霜爽
shui 水 shun 舜顺 si 司思斯四 song 宋松颂嵩 su 苏素肃 sui 隋穗 sun
孙荪 suo 索 tai 邰太泰台 tan 谭谈檀坦 tang 汤唐棠堂 tao 陶涛桃韬 teng
滕腾 tian 田天甜恬 tie 铁 ting 婷廷庭亭霆 tong 童佟彤桐通同 tu 涂屠图 tuo
拓 wan 万宛婉琬 wang 王汪旺望 wei 魏韦卫危尉伟威薇维为玮巍炜微未 wen 温文闻雯汶
weng 翁 wo 沃 wu 吴武伍邬巫乌午悟五 xi 席奚习郗喜希熙西溪曦夕锡 xia 夏霞侠
xian 冼贤先娴显宪仙 xiang 向项相祥香翔湘想享 xiao 萧肖晓小笑潇筱孝 xie 谢解协谐燮
xin 辛忻欣新心鑫信馨昕 xing 邢幸星行兴杏 xiong 熊雄 xiu 修秀 xu
徐许须胥旭栩绪续 xuan 宣轩萱玄璇炫 xue 薛雪学 xun 荀寻勋逊迅 ya 亚雅娅 yan
严颜阎闫晏燕言岩艳焱延炎彦妍雁琰 yang 杨羊阳洋扬仰 yao 姚尧瑶耀遥 ye 叶野业烨晔 yi
易伊依怡义艺毅益一亿奕逸意宜仪忆翼轶 yin 尹殷阴银音茵寅引 ying 应英颖莹盈营映迎影鹰滢
yong 雍勇永咏庸 you 尤游由友有佑幼 yu 于余俞喻虞郁禹玉宇雨育裕瑜羽语渝煜钰豫昱 yuan
袁元苑源远媛圆渊缘 yue 岳月越悦跃 yun 云恽芸允韵运昀筠 zai 宰在 zan 昝赞 zang
臧 ze 泽则 zeng 曾增 zha 查 zhai 翟 zhan 詹占湛展战 zhang 张章漳彰璋
zhao 赵兆昭召照钊 zhe 哲喆者 zhen 甄珍真振镇贞震 zheng 郑政正征争铮峥 zhi
支志智之芝知至治直稚 zhong 钟仲忠中 zhou 周洲舟 zhu 朱祝诸竺竹珠筑柱 zhuang
庄壮 zhuo 卓倬 zi 子紫自梓姿孜 zong 宗纵 zou 邹 zu 祖 zuo 左佐
"""
COMPOUND = "欧阳 上官 司马 诸葛 夏侯 皇甫 尉迟 公孙 慕容 令狐 长孙 宇文 司徒 端木 南宫 东方 独孤"
COMPOUND_SURNAMES = frozenset(COMPOUND.split())


def _table() -> dict[str, tuple[str, ...]]:
    readings: dict[str, tuple[str, ...]] = {}
    words = SYLLABLES.split()
    for syllable, signs in zip(words[::2], words[1::2], strict=True):
        for sign in signs:
            readings[sign] = tuple(dict.fromkeys((*readings.get(sign, ()), syllable)))
    return readings


READINGS = _table()
SOUNDS = frozenset(syllable for readings in READINGS.values() for syllable in readings)
"""Every Chinese syllable of the table: each is a name of its own."""


def parts(signs: str) -> tuple[str, ...]:
    """Surname and given name of a word of signs; one sign alone stays one word."""
    if len(signs) == 1:
        return (signs,)
    cut = 2 if len(signs) > 2 and signs[:2] in COMPOUND_SURNAMES else 1  # noqa: PLR2004
    return (signs[:cut], signs[cut:])


def pinyin(signs: str) -> frozenset[str]:
    """Every reading of a word of signs, without tones; ü as v and as u."""
    found = [""]
    for sign in signs:
        if sign not in READINGS:
            return frozenset()
        found = [start + syllable for start in found for syllable in READINGS[sign]]
    return frozenset(
        (*found, *(reading.replace("v", "u") for reading in found), *(r.replace("lv", "lyu") for r in found))
    )
