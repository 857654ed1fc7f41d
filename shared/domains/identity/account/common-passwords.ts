/*
 * Common passwords that our other rules would accept: the entries with ten or more characters, a digit and a letter
 * among the 49,233 most common passwords of @zxcvbn-ts/language-common 4.1.3, src/passwords.json, in lower case.
 * Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts; MIT licence.
 */
const WORDS = `
q1w2e3r4t5 1q2w3e4r5t 123456789a 12345qwert usuckballz1 password123 123456789q 123qweasdzxc soso123aljg 1qaz2wsx3edc
q1w2e3r4t5y6 qwerty12345 1q2w3e4r5t6y mailcreated5240 123456qwerty 1234567890q qwerty123456 123456789z
polniypizdec0211 sojdlg123aljg a123456789 qwerty1234 montgom240 1234567890a 7ugd5hip2j 9293709b13 vsjasnel12
qazwsxedc123 zxcvbnm123 qwert12345 password12 123456789s good123654 zxcasdqwe123 pufunga7782 liverpool1 ghhh47hj7649
12345qwerty 123456789m q123456789 123456789d 123456789qwe alexander1 password01 1qazxsw23edc password99 qweasdzxc123
metallica1 123456789r z1x2c3v4b5 123456789v q1q2q3q4q5 spiderman1 123456789o 1z2x3c4v5b 1234567890z 1qaz2wsx3edc4rfv
chickenwing101 987654321a a1b2c3d4e5 quant4307s a1s2d3f4g5 3rjs1la7qe password11 groupd2013 123qwe123qwe
newproject2004 1a2s3d4f5g qazwsxedc1 porsche911 j3qq4h7h2v 123456789p 123456789l charlie123 zxcvb12345 1a2b3c4d5e
spartan117 0000000000o pokemon123 asdfg12345 domainlock2005 123456789k 17171717aa hd764nw5d7e1vb1 a1a2a3a4a5
123hfjdk147 8phrowz622 5hsu75kpot 8phrowz624 mapet123456 postov1000 zaq1xsw2cde3 chocolate1 fuckyou123 1a2a3a4a5a
gy3yt2rgls 123456789abc welcome123 q1234567890 123456789n admin18533362 23176djivanfros 123456789qwerty cvzefh1gkc
psychnaut1 1q2q3q4q5q oc247ngucz 1111111111zz 123123123q 123456789w t34vfrc1991 123456789qaz 1234qwerty password69
4904s677075 12345trewq password1234 birthday21 venom121293 12345zxcvb lost4815162342 slipknot666 testing123
1234567890s 123456789g qwerty123456789 123456789x 89231243658s devilmaycry4 qweasdzxc1 combat123654 efbcapa201
jamesbond007 123123123a a987654321 123123qweqwe 123456789b 4815162342lost 999111999q 123456789qqq 123456789t
qq123456789 asdfghjkl123 1234qwerasdf 123qwe456rty 1234567890qw elizabeth1 asdfghjkl1 m6cjy69u35 1pass1page
3syqo15hil birthday54 qwertyuiop123 primetime21 zx123456789 saun24865709 111222333a q1w2e3r4t5y6u7 123456789f
989244342a 80070633pc samsung123 password13 polniypizdec110211 amsterdam1 123456789qw 1qa2ws3ed4rf qwertyuiop1
z123456789 123456789zxc wenef45313 19mtpgam19 birthday299 playstation3 123456789qq hshfd4n279 ajcuivd289 7777755102q
fkg7h4f3v6 s456123789 skorpion39 123456789aa shadow1212 1234567890qwe qwerty2010 football12 beautiful1 sebastian1
4815162342a ghhh47hj764 5t4r3e2w1q q1w2e3r4t5y6u7i8 zqjphsyf6ctifgu lhbjkjubz2957704 tamwsn3sja 1qazxsw23edcvfr4
qazwsxedc12 yanshi1982 12qw34er56ty password00 christopher1 password10 1234567890w password23 12345abcde abcde12345
lsia9dnb9y 123456789i a1234567890 1234554321q qwert54321 boy4u2ownnyc c43qpul5rz minecraft123 runescape1 winnipeg261
12345678qwe an83546921an13 1958proman abc123456789 jigei743ks 123456789as 42qwerty42 rammstein1 123321qweewq
0987654321a 1029384756q auckland2010 nintendo64 r3vi3wpass christian1 w2dlww3v5p butterfly1 987654321z 1234567890zzz
mangust6403 ekaterina20 32615948worms 12345asdfg 1qwertyuiop 123456789e gordolee85 38gjgeuftd sasha12345 26429vadim
lp2568cskt nhfdvfnjkju123 iloveyou123 nissan350z stalker123 000777fffa 41d8cd98f00b lololyo123 nemvxyheqdd5oqxyxyzi
19952009sa birthday10 nokia6230i nccpl25282 123456789y spam967888 lucifer666 ghjcnjnfr1 123456qwer 0o9i8u7y6t
australia1 7elephants scoubidou2 password21 playstation2 left4dead2 k123456789 123456789c fighting54 01telemike01
123456789zx nikita2000 1986irachka alabama123 0000000000d a3eilm2s2y 1234567890m 11111aaaaa birthday100
1234567890qaz qwe1234567 fktrcfylh1 chicken123 nastya1995 7jokx7b9du magical123 vfvfgfgf123 kd189nlcih scoubidou6
celtic1888 3f3fpht7op qazwsx1234 1a2s3d4f5g6h paintball1 s123456789 polopolo09 selfok2013 123456qwert table54781
123qweasdzx 89876065093rax 1234567qwertyu walkman555 firstone123 zjses9evpa c43dae874d spartak1922 basketball1
superman123 baseball12 87e5nclizry wrestling1 lotrfotr34 p0o9i8u7y6 1234qwerasdfzxcv qazwsx12345 alexandra1
nikita1998 0cdh0v99ue animal2000 queenas8151 1qazwsxedc 1234567890qwerty q1w2e3r4t5y6u7i8o9p0 hollywood1 manchester1
natasha123 59382113kevinp 1234567890p 123654789a qwe123qwe123 147258369a zxcvbn123456 dogphil3650 spiderman3
phezc419hv 4815162342q warhammer40k something1 maprchem56458 lovezp1314 nuaddn9561 matchbox20 hondas2000 lzhan16889
baseball11 789456123a kanmax1994 service321 xiaoyua123 123456789j 9z5ve9rrcz iampurehaha2 qazxswedc123 nastya2010
hesoyam123 qwertyuiop10 413276191q 10293847qp stickdaddy77 birthday26 asdfgh123456 aa123456789 california1
hollister1 football123 afrika2002 1234554321a 123qwerty123 123456789zz qaz123wsx456 awo8rx3wa8t andrey1992
zxcvbnm123456789 mattylad10 asshole123 sataniv1993 1234567890d password22 boredboi4u michael123 2dumb2live
671fsa75yt a1s2d3f4g5h6 pineapple1 iloveyou11 iloveyou12 kudos4ever 132forever peugeot406 1234567890o
qwertyuiop12345 1qa2ws3ed4rf5tg am4h39d8nh 123456789asd rfnthbyf1988 superman12 kamelia2011 qwertyu123 nastya1996
paraklast1974 123456789qwer v123456789 8096468644q sdh686drth sutvsc5ysaa qaz26101778 z1x2c3v4b5n6m7 qwertyuiop12
arsenal123 computer12 12345qazwsx astra334566 birthday36 zxcvbnm1234 789456123q starcraft2 wwwooo1234 password88
rashley198 starwars123 ntktdbpjh1994 nick1234-rem936 need4speed awesome123 m123456789 987654321g ma123123123
birthday28 jasmine123 xxxp455w0rd5 birthday27 99strenght iloveyou22 berlin1945 aksjdlasdakj89879 23wkoa0fp78dk
fatima753357 nthvbyfnjh2 c7e4f8ezqh birthday133 6215mila6215 bmvm3e46gtr 2606642yra iloveyou143 zaq12wsxcde3
letmein123 1q3e5t7u9o ronaldo123 1234567890l vitalik123 love777321777 192837465q 123456789aaa nastya1997
4815162342lf pfqwtd27121988 zxcvbn3215 cnfc35762209 chester123 baseball21 h72sfibbnl gilbert2707 misiaczek1
findaupair007 football10 alpha135792468 parol12345 alejandro1 s1a2s3h4a5 w1w2w3w4w5 20162016up qazwsx123456
asd123asd123 qweasdzxc12 ronaldinho10 svensps820 12andriy14 ipo54tj45uy856 imjakie123 godzils4s7 89semtsriuty
baseball10 sdicmt7seytn tylerca310 tottenham1 thirteen13 nightmare1 idontknow1 alkanaft123 ktjynsq40147 1a2a3a4a5a6a
bullnuts2003 sunflower1 charlotte1 t5r4e3w2q1 ss6z2sw6lu shelbygt500 dmiller12as 050605rostik 19960610ilja
lineage123 123456zxcvbn 80361665abc abcd123456 monster123 werty12345 e6pz84qfcj z1x2c3v4b5n6 ad12345678 89063032220m
5858855abc badiman28200 zexts364325 123ewqasdcxz fuckoff666 charlie111 polniypizdec1102 sunshine69 hd764nw5d7e1vbv
fyfcnfcbz1 aezakmi123 stephanie1 josephphone7 a789456123 12345qwert7 dunnowho89 msoracle32re boy1cool23
bhrh0h2oof6xbqjeh 87654321vv
`;

const common = new Set(WORDS.trim().split(/\s+/));

/** Whether a password is among the most common ones, however its letters are cased. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
