import { accueil, fait, month, numbers, type Sisters, type } from './meaning.ts'

/**
 * Words and their sisters in French, in Darija as it is typed in Latin letters, and in Arabic: separated by commas, without
 * accents and case, which are folded. A new word goes here, and a sentence with it into `sentences.fixture.ts`.
 */
export const sisters: Sisters[] = [
  type('CHAMBRE', {
    fr: 'chambre, chambres, chbre, chbr, shambre, chembre, chmbr, ch, room, rooms, bedroom, single room, chambrette',
    darija: 'bit, byt, bita, lbit, ghorfa, ghourfa, chambra, lbyt, byout, ghorfat',
    ar: 'بيت, بيوت, بويت, غرفة, غرف, بيت النعاس, حجرة, شمبر, شومبر',
  }),
  type('STUDIO', {
    fr: 'studio, studios, studette, stud, ch studio, t1, f1, garconniere, garconnieres, garsoniere',
    darija: 'stodio, studyo, stoudio, stodyo, estudio, garsonira, garsonyer',
    ar: 'ستوديو, استوديو, استديو, سطوديو, ستيديو, كارصونيير, كارسونيير',
  }),
  type('APPARTEMENT', {
    fr: 'appartement, appartements, appart, ch appart, ch appartement, apparts, appt, apt, apartment, apart, duplex, f2, f3, f4, f5, t2, t3, t4, apartments, appartment, flat, flats, loft, apparte, t5, apprt, appartemen',
    darija:
      'chqqa, chqa, ch9a, cha9a, che9a, chouqa, partma, bartma, brtma, prtma, barma, cho9a, choqa, choqqa, cha99a, chi9a, bertma, partema',
    ar: 'شقة, شقق, شقه, برطمة, برتمة, بارطما, شقة عائلية, برطما, بارطمة, ابارتما, ابارطما, بارتمان, ابارتمون',
  }),
  type('VILLA', {
    fr: 'villa, villas, riad, riads, ryad, maison, maisons, house, houses',
    darija: 'vila, dar, manzil, diour, fila',
    ar: 'فيلا, فيلات, رياض, منزل, دار, منازل, فيلة',
  }),
  accueil('FEMMES', {
    fr: 'fille, filles, fll, copine, copines, femme, femmes, jeune femme, jeunes femmes, feminine, coloc feminine, demoiselle, demoiselles, jeune fille, girls, girl, entre filles, feminin, dame, dames, meuf, meufs, woman, women, ladies, lady, female, females, jeunes filles',
    darija:
      'bnat, bent, bnt, drriyat, driyat, 3yalat, lbnat, bnaat, benat, nsa, nssa, chrika, chrikat, dryat, talibat, tofla, lbnt, 3zba, 3azba, 3zbat',
    ar: 'شريكة, شريكات, بنات, بنت, البنات, نساء, فتيات, فتاة, اناث, طالبات, دريات, عيالات, سيدات, انثى, انسات, امراة, مراة, سيدة, درية, عزبة, عزبات',
  }),
  accueil('HOMMES', {
    fr: 'garcon, garcons, homme, hommes, masculine, jeune homme, mec, mecs, boys, masculin, gars, monsieur, messieurs, jeunes hommes, boy, man, guys, male, males, entre garcons, garson, garsons',
    darija:
      'drari, derari, wlad, rjal, chabab, drary, ldrari, weld, rajl, rjala, shabab, dokor, dakar, 3zri, 3azri, 3zara',
    ar: 'دراري, ولاد, اولاد, رجال, شباب, ذكور, ذكر, رجل, ولد, عزري, عزارى',
  }),
  accueil('TOUS', {
    fr: 'mixte, mixtes, mixed, ouvert a tous, ouverte a tous, pour tous, tout le monde',
    darija: 'mkhelta, mkhltt, mokhtalat, mkhtalta, mkhtalt, mkhlta',
    ar: 'مختلط, مختلطة, مخلط, ميكست',
  }),
  fait('meuble', {
    fr: 'meuble, meublee, meubles, meublees, meubler, amenage, furnished, equipe, equipee, equipes, equipees, toute equipee, fully furnished',
    darija:
      'mfrch, mfrcha, mferch, mferrech, mferrecha, mfarcha, mofarach, mfrwch, mafrouch, mafroucha, mafroch, mafrocha, mfrouch, mfroucha, mfrech, mfrecha, mofrocha, mofroch, mojahaz, mojahaza, tfrich, frach, lfrach, atat',
    ar: 'مفروش, مفروشة, اثاث, مؤثث, مؤثثة, مجهز, مجهزة',
  }),
  fait(
    'meuble',
    {
      fr: 'vide, vides, a meubler, unfurnished',
      darija: 'khawi, khawya, khaw, khawia, farigh, fargha',
      ar: 'خاوي, خاوية, خاويه, فارغة, فارغ',
    },
    false,
  ),
  fait('climatisation', {
    fr: 'clim, climatisation, climatise, climatisee, climatiseur, ac, air conditionne, air conditioning, aircon',
    darija: 'klim, mkyf, mkyfa, mokayafa, moukayif, mokayif, klimatizour',
    ar: 'مكيف, مكيفة, تكييف, كليماتيزور, كليم, مكيف هواء',
  }),
  fait('internet', {
    fr: 'wifi, wi fi, internet, fibre, fibre optique, adsl, connexion internet, connexion, connexion wifi, wiffi, wfi, fibr',
    darija: 'wifi, lwifi, intirnit, internit, lafibre',
    ar: 'ويفي, الفيبر, فيبر, انترنيط, وي في, واي فاي, وايفاي, انترنت, انترنيت',
  }),
  fait('parking', {
    fr: 'parking, garage, place de parking, stationnement, place de garage, parking space',
    darija: 'barking, garaj, parkin, mawqif, maw9if',
    ar: 'باركينغ, باركين, موقف, كراج, مرآب, موقف سيارة, موقف سيارات, موقف السيارة, موقف السيارات, مرأب السيارات, باركينج',
  }),
  fait('balcon', {
    fr: 'balcon, balcons, balcony',
    darija: 'balkon, balkoun',
    ar: 'بالكون, بالكونة, بالكو, بلكون, شرفة, بلكونة',
  }),
  fait('chargesComprises', {
    fr: 'charges comprises, charges compris, charge compris, eau et electricite comprises, eau et electricite incluses, eau electricite comprises, eau et electricite compris, charges incluses, charge comprise, tout compris, toutes charges comprises, charges inclus, cc, all inclusive, charges incluse, tout inclus, bills included, eau electricite incluses, eau et electricite inclus, eau et electricite inclus dans le loyer, eau electricite inclus, tout inclu, tout inclue, tout inclut, toutes charges incluses, ttc, ttes charges comprises',
    darija:
      'kolchi mkhelles, lma w do, lma w dou, lma w daw, lma w ddo, lma w trisinti, kolchi dakhel, kolchi dakhl, kolchi m7soub, kolchi fih, kolchi mkhlles, kolchi mkhalles, kolchi dakhlin, kolchi inclus, kolchi compris',
    ar: 'شامل, كلشي مخلص, الماء والضوء, الماء والكهرباء, شامل الماء والكهرباء, كلشي داخل, شامل كلشي, كلشي محسوب, كلشي داخل فيه, كلشي فيه, كل شيء مشمول, شامل كل شيء',
  }),
  fait('chargesComprises', { fr: 'charges en plus, hors charges, charges non comprises, charges non incluses' }, false),
  fait('fumeurs', {
    fr: 'fumeur, fumeurs, fumeuse, fumeuses, fumeur accepte, fumeurs acceptes, smoker, smokers, smoking',
    darija: 'mdakhnin, mdkhnin, kaykmi, kaykmiw, kmya, kmia, tadkhin, garro',
    ar: 'مدخن, مدخنين, مدخنة, مدخنات, تدخين, كيكمي, كيكميو, دخان, كارو',
  }),
  fait(
    'fumeurs',
    {
      fr: 'sans tabac, ne fume pas, fume pas, no smoking, non smoking, non smoker, non smokers',
      darija: 'makaykmich, makaykmiwch, makatkmich, ma kaykmich, ma kaykmiwch, ma katkmich',
      ar: 'ماكيكميش, ما كيكميش, مكيكميش, ماكيكميوش, ما كتكميش',
    },
    false,
  ),
  fait('animaux', {
    fr: 'animaux, animal, animaux acceptes, animaux admis, animal accepte, chat, chats, chien, chiens, pet, pets, pets allowed, chaton, chatons, chiot, chiots',
    darija: '7ayawanat, hayawanat, 9etta, 9tta, 9et, 9ett, 9tout, mouch, mech, mchicha, kelb, klb, kelba, klab',
    ar: 'حيوانات, حيوان, حيوانات اليفة, قط, قطة, قطط, قطوط, مشيشة, موش, كلب, كلبة, كلاب',
  }),
  fait('sansIntermediaire', {
    fr: 'particulier, particuliers, entre particuliers, de particulier a particulier, proprietaire direct, directement du proprietaire, directement avec le proprietaire, direct proprietaire, proprio direct, direct proprio, direct avec proprietaire, direct avec le proprietaire, no agency, no broker, from owner, direct owner',
    darija:
      'mn moul dar, men moul dar, mn moul chi, moul dar, mol dar, moul lmelk, moulat dar, mn 3nd moul dar, mn 3and moul dar, mn 3nd mol dar, mn 3and mol dar, men 3nd moul dar',
    ar: 'من المالك مباشرة, مباشرة من المالك, من عند المالك, من عند المالك مباشرة, من المالك, مول الدار, من مول الدار, من عند مول الدار, مول الشي, من عند مول الشي, صاحب البيت, من صاحب البيت, من صاحب الشقة, من صاحب الدار, المالك مباشرة, مع المالك مباشرة',
  }),
  fait('sansIntermediaire', { fr: 'avec intermediaire', ar: 'مع وسيط' }, false),
  {
    meaning: { kind: 'intermediaire' },
    fr: 'intermediaire, intermediaires, agence, agences, agence immobiliere, agences immobilieres, frais d agence, frais agence, commission, comission, courtier, courtiers, passer par une agence, agency, broker, brokers',
    darija:
      'samsar, semsar, simsar, smsar, samsara, samasra, smasria, smasra, wasit, wassit, lwasit, lajans, wasita, wassata, samsra, smassra, wikala',
    ar: 'وسيط, وسطاء, وسطا, وساطة, سماسري, سمسارة, لاجونس, سمسار, سماسرة, سمسرة, وكالة, وكالات, وكالة عقارية, عمولة',
  },
  {
    meaning: { kind: 'tri', tri: 'prix' },
    fr: 'pas cher, pas chere, pas chers, pas cheres, pas trop cher, pas trop chere, pas trop chers, peu cher, peu chere, moins cher, moins chere, moins cher d abord, bon marche, petit prix, petit budget, petits budgets, economique, abordable, bas prix, prix bas, loyer modere, cheap, cheapest, affordable, low cost, moins chers, moins cheres, le moins cher, les moins chers, les moins cheres, moins cher possible, le moins cher possible, moin cher, moin chere, pa cher, pa chere, pas chr, petits prix, prix abordable, prix raisonnable, loyer abordable, bon prix, abordables, economiques',
    darija:
      'rkhis, rkhissa, rkhisa, rkhiss, rkhas, taman monasib, taman mnasb, taman zwin, rkhes, rkhissin, taman munasib, taman mounassib, taman mzyan, a9al taman, taman m39oul, taman rkhis, machi ghali, machi ghalya, maghalich, ma ghalich, maghalyach, ma ghalyach',
    ar: 'رخيص, رخيصة, رخاص, ارخص, اقل ثمن, باقل ثمن, ثمن مناسب, بثمن مناسب, ثمن رخيص, غير مكلف, اقتصادي, اقتصادية, ثمن معقول, بثمن معقول, سعر مناسب, بسعر مناسب, بثمن رخيص, باثمنة مناسبة, ماشي غالي, ماشي غالية, ما غاليش, ماغاليش, مغاليش, غير غالي, غير غالية, ليس غاليا',
  },
  month(1, { fr: 'janvier, jan, janv, january', darija: 'yanayr, yanayir, janvyi, janfi', ar: 'يناير' }),
  month(2, { fr: 'fevrier, fev, fevr, february', darija: 'fbrayr, fibrayr, fevri', ar: 'فبراير' }),
  month(3, { fr: 'mars, march', ar: 'مارس' }),
  month(4, { fr: 'avril, avr, april', darija: 'abril', ar: 'ابريل, أبريل' }),
  month(5, { fr: 'mai, may', ar: 'ماي, مايو' }),
  month(6, { fr: 'juin, june', darija: 'younyou', ar: 'يونيو' }),
  month(7, { fr: 'juillet, juil, july', darija: 'youlyouz', ar: 'يوليوز, يوليو' }),
  month(8, { fr: 'aout, august', darija: 'ghoucht, ghocht, ghcht', ar: 'غشت, اغسطس' }),
  month(9, {
    fr: 'septembre, sept, september',
    darija: 'choutanbir, chtanbir, septanbr, sibtambir',
    ar: 'شتنبر, سبتمبر',
  }),
  month(10, { fr: 'octobre, oct, october', darija: 'oktobr, ouktobr', ar: 'اكتوبر' }),
  month(11, { fr: 'novembre, nov, november', darija: 'nouwanbir, nounbir, nofambr', ar: 'نونبر, نوفمبر' }),
  month(12, { fr: 'decembre, dec, december', darija: 'doujanbir, dojanbir, desambr', ar: 'دجنبر, ديسمبر' }),
  { meaning: { kind: 'day', day: 1 }, fr: 'debut, 1er, premier, deb', darija: 'bdaya, bidayat, fati7, fate7' },
  { meaning: { kind: 'day', day: 1 }, ar: 'بداية, اول, فاتح, مطلع, اوائل' },
  { meaning: { kind: 'day', day: 15 }, fr: 'mi, milieu', darija: 'nss, nos', ar: 'منتصف, نص, اواسط' },
  { meaning: { kind: 'day', day: 31 }, fr: 'fin', darija: 'akhir', ar: 'نهاية, اخر, اواخر' },
  {
    meaning: { kind: 'later', days: 0 },
    fr: 'mtn, mnt, tout de suite, tt de suite, toute suite, toute de suite, tds, de suite, des aujourd hui, des a present, dispo de suite, dispo immediatement, immediat, immediate, immediatement, maintenant, aujourd hui, des maintenant, libre de suite, disponible de suite, disponible maintenant, dispo maintenant, disponible immediatement, libre maintenant, libre immediatement, now, available now, immediately, asap, des que possible, le plus tot possible, ce mois, ce mois ci, this month',
    darija:
      'daba, dghya, lyoum, db, lyoma, daba nit, had chhar, had chher, had simana, had sa3a, dba, mn daba, men daba, mn lyoum, men lyoum, had lw9t, had lwa9t',
    ar: 'دابا, الان, حالا, فورا, اليوم, دبا, هاد الشهر, هذا الشهر, فالحين, في الحال, حاليا, من دابا, من دبا, هاد السيمانة, هاد الوقت',
  },
  { meaning: { kind: 'later', days: 1 }, fr: 'demain', darija: 'ghda, ghedda', ar: 'غدا' },
  {
    meaning: { kind: 'later', days: 7 },
    fr: 'semaine prochaine, la semaine prochaine, next week',
    darija: 'simana jaya, simana lli jaya, simana li jaya',
    ar: 'الاسبوع القادم, الاسبوع المقبل, الاسبوع الجاي, السيمانة الجاية',
  },
  {
    meaning: { kind: 'later', months: 1 },
    fr: 'mois prochain, le mois prochain, next month',
    darija: 'chher jay, chhar jay, chhr jay, chhar li jay, chher li jay, chhr li jay, chhar jaye',
    ar: 'الشهر القادم, الشهر الجاي, الشهر المقبل',
  },
  {
    meaning: { kind: 'max' },
    fr: 'max, maxi, maximum, maxmum, jusqu a, jusqua, jusk, moin de, mois de, moins d, pas plus d, mon budget, budget est, prix max, loyer max, loyer maximum, jusque, moins de, a moins de, inferieur a, pas plus de, budget, budget max, sous, au plus, environ, autour de, vers, budget de, budget maximum, budget maxi, max de, maximum de, maxi de, plafond, ne depassant pas, ne depasse pas, qui ne depasse pas, pas plus que, moins que, inferieur, aux alentours de, under, below, less than, up to, at most, around, moins, moin, ou moins, et moins',
    darija:
      '9al mn, aqal mn, a9al mn, qall men, 7ta, hta, 7ta l, hta l, ma yfoutch, ma tfoutch, mayfoutch, matfoutch, mayfotch, taht, ta7t, 7tal, htal, budget dyali, lbudget, 9all mn, qel mn, a9al men, aqal men, 9el mn, 9el men, 9al men, qal mn, kay max, ma ykounch kter mn, ma ykonch kter mn, ta, machi kter mn, machi ktar mn, makaynch kter mn, tal, 7atta, hatta, 7atal, hatal, tta, a9al, aqal, 9al, ma kayfoutch, makayfoutch, ma katfoutch, w 9al, w a9al',
    ar: 'اقل من, قل من, حتى, حتى ل, لا يتجاوز, ما يفوتش, ماكسيموم, في حدود, تحت, ميزانية, ميزانيتي, بحدود, حدود, لا تتجاوز, ما تفوتش, ميفوتش, متفوتش, كحد اقصى, الحد الاقصى, بودجي, اقصى, اقصى ثمن, ثمن اقصى, اقصى حد, ماكس, ماكسيمم, لا يزيد عن, ماشي كثر من, اقل, بودجيه, تا, حتال, تال, ما كيفوتش, ماكيفوتش, او اقل, فاقل',
  },
  {
    meaning: { kind: 'min' },
    fr: 'min, mini, minimum, a partir de, a partir du, a partir d, plus de, au moins, superieur a, des, from, over, more than, at least, minimum de, plus, et plus, ou plus',
    darija:
      'ktr mn, kter mn, kter men, ktar mn, fo9, foq, fou9, men, ibtidaan mn, mn nhar, men nhar, kter, ktar, w ktar, w kter, w fo9',
    ar: 'اكثر من, كثر من, كتر من, ابتداء من, ابتداءا من, انطلاقا من, بداية من, من نهار, على الاقل, فوق, اكثر, كثر, او اكثر, فاكثر',
  },
  {
    meaning: { kind: 'unit' },
    fr: 'dh, dhs, mad, dirham, dirhams, dh mois, dhs mois, drh, drhs, dhm, dirhame, dirhames, dh par mois, dhs par mois, dh le mois, mad mois, per month, dhs mensuel, dh net, dr, drs, drhms, dmad, dirhm, dh mensuel, dh m',
    darija: 'drhm, derham, dirhm, drahem, draham, drhem, derhem',
    ar: 'درهم, درهما, دراهم, د م, درهم للشهر, درهم شهريا, درهم في الشهر, دهـ, ده',
  },
  { meaning: { kind: 'unit', inDirham: 20 }, darija: 'ryal, rial, riyal, ryals', ar: 'ريال' },
  { meaning: { kind: 'unit', inDirham: 100 }, fr: 'centimes', darija: 'frank, fran9', ar: 'فرنك, سنتيم' },
  { meaning: { kind: 'monthNumber' }, darija: 'chhar, chher, chhr, chahr', ar: 'شهر' },
  {
    meaning: { kind: 'minutes' },
    fr: 'minutes, minute, mins',
    darija: 'd9i9a, d9aye9, dqiqa, d9ayq',
    ar: 'دقيقة, دقائق, دقايق',
  },
  {
    meaning: { kind: 'utility' },
    fr: 'eau, electricite, elec, elect, eletricite, electricity, water, bills, factures',
    darija: 'lma, lma2, do, dou, daw, ddo, dow, ddaw, trisinti, triciti',
    ar: 'ماء, ما, ضو, ضوء, كهرباء, تريسيتي, تريسينتي, فواتير',
  },
  {
    meaning: { kind: 'included' },
    fr: 'inclus, incluse, incluses, compris, comprise, comprises, included, inclu, inclue, inclues, comprit',
    darija: 'dakhl, dakhel, dakhlin, dakhlen, m7soub, m7souba, m7soubin, mkhelles, mkhlsin, mkhalsin',
    ar: 'داخلين, داخلة, محسوب, محسوبين, محسوبة, مخلص, مخلصين, شاملة',
  },
  ...numbers({
    2: 'deux, jouj, zouj, جوج, زوج',
    3: 'trois, tlata, tlt, تلاتة, ثلاثة, تلت, ثلاث',
    4: 'quatre, reb3a, rb3a, rb3, ربعة, اربعة, ربع',
    5: 'cinq, khamsa, khmsa, khms, خمسة, خمس',
    200: 'mitin, myatayn, ميتين, مئتين',
    500: 'cinq cents, cinq cent, khamsmya, khmsmya, khamsmia, خمسمية, خمسمئة, خمسمائة',
    600: 'settmya, ستمية, ستمئة',
    700: 'seb3mya, sb3mya, سبعمية, سبعمئة',
    800: 'huit cents, huit cent, tmnmya, tmenmya, تمنمية, ثمانمئة',
    2000: 'alfayn, alfin, الفين',
  }),
  { meaning: { kind: 'thousand' }, fr: 'mille', darija: 'alf, alaf', ar: 'الف, الاف' },
  {
    meaning: { kind: 'not' },
    fr: 'non, sans, san, ni, interdit, interdits, interdite, hors, aucun, pas, pas de, pas d, nn, ss, jamais, not, without',
    darija:
      'bla, machi, bidoun, mamnou3, mmnou3, mamnoue, blach, mabghitch, ma bghitch, mabghinach, ma bghinach, mabaghich, ma baghich, ma kaynch, ma kayn, ma fihch, ma fihach, bdoun, bdon',
    ar: 'بدون, من دون, من غير, لغير, مابغيتش, ما بغيتش, مابغيناش, ما بغيناش, ماباغيش, مبغيتش, بلا, ماشي, غير, دون, ممنوع, ممنوعة, ما كاينش, ما كاين, ما فيهش, ما فيهاش, ليس, لا',
  },
  { meaning: { kind: 'within' }, fr: 'dans, chez, au sein', darija: 'wst, west, f wst', ar: 'داخل, وسط' },
  {
    meaning: { kind: 'address' },
    fr: 'rue, avenue, av, bd, boulevard, bld, lot, lotissement, immeuble, imm, residence, res, bloc, route, km, numero, no, n, villa no',
    darija: 'zn9a, zenqa',
    ar: 'شارع, زنقة, عمارة, اقامة, بلوك, رقم',
  },
  {
    meaning: { kind: 'filler' },
    fr: 'je, j, ai, nous, on, suis, cherche, cherches, chercher, cherchons, recherche, recherches, rech, trouver, trouve, veux, voudrais, souhaite, besoin, louer, loue, location, locations, loc, loyer, loyers, prix, a, au, aux, en, un, une, le, la, les, l, d, de, du, et, ou, pour, par, avec, mois, s, moi, mon, ma, mes, qui, que, est, il, y, svp, stp, merci, in, for, rent, near, to, tout, toute, tous, toutes, autorise, autorises, autorisee, autorisees, admis, prochain, prochaine, aux alentours, alentours, bonjour, salut, bonsoir, urgent, coloc, colocs, colocation, colocations, colocataire, colocataires, roommate, sur, cohabitation, cohabiter, habiter, partager, partage, partagee, sous location, hello, hi, please, with, and, the, of, at, my, looking, need, want, wanted, find, is, am, i, im, me, share, sharing, shared, flatshare, flatmate, flatmates, roommates, accommodation, housing, available, allowed, close, monthly, month, only, quelqu un, quelqu une, propose, proposez, avez, vous, auriez, y a t, t il, ya, dun, dune, urgemment, c, ce, cette, ces, se, si, logement, logements, annonce, annonces, offre, offres, disponible, disponibles, dispo, libre, accepte, acceptes, acceptee, acceptees, quartier, pres, proche, proches, pas loin, non loin, cote, a cote, entre, reserve, reservee, uniquement, seulement, chercher une, ideal, idealement, svp merci, g, jveu, ttes, logmnt, lgmt, logmt, a pied, slt, bjr, bsr, pr, ds, avc, dc, sont, possible, possibilite, tt, tte, cherchent, cherchons, rechercher, recherchons, cherche un, chrche, cherch, jcherche, serait, etre, veut, voulons, collocs, colloc, colok, coloq, kolok, colocatair, coloc pour, colloque, colocs, prox, prob, proximite, a proximite, a proximite de, a deux pas, a deux pas de, en face, en face de, juste a cote, pas loin de, jveux, jai, suite a, o, wa, bcp, tres, trop, plz, please, plait, vous plait, s il vous plait, s il te plait, quel, quelle, quelque, interesse, interessee, habite, vivre, entrer, prendre, mensuel, loyer mensuel, ki, ke, kel',
    darija:
      'bo7do, bo7dhom, bohdo, ch7al, chhal, taman, ttaman, bch7al, bchhal, lmohim, lmouhim, bghit, fil, bgha, bghina, baghi, baghya, bghi, kan9leb, kan9lb, kanqlb, kanqelleb, kan9eleb, kan9elleb, 3la, ala, chi, wahd, wa7d, wahed, wahda, f, fi, fl, l, li, lil, dial, dyal, d, w, b, bin, kra, lkra, lkera, likra, nkri, nekri, kri, kerya, tkra, 3ndi, 3andi, 3nd, 3and, 3ndo, salam, slm, slam, 3afak, afak, 3afakom, 3afakoum, allah, tbarkallah, inchallah, nchallah, chi 7ed, chi had, 7ed, chokran, m3a, fih, fiha, ana, khasni, khassni, mn, hna, 9rib, qrib, 9riba, 9rayb, 7da, hda, jnb, 9orb, 9ourb, kayn, kayna, kaynin, wach, wash, chkoun, chkon, nskn, nsken, sakan, liya, lya, dyali, khouya, khti, tan9leb, tan9lb, kan9lbo, tanqleb, n9leb, kanbhet, kira, kiraa, lkira, lkiraa, lilkira, lil kira, lakra, bach, chwiya, b7al, ghir, ghi, bghito, bghitha, bghit wa7d, bghaw, baghin, nskon, nskno, tskon, tsken, yskn, yskon, m3aya, m3ana, m3ahom, nl9a, nelqa, lqit, l9it, tl9aw, wla, wlla, ola, aw, kay9leb, 9lbt, 9lebt, nhar, chrik, sokna, sekna, skna, sokn, sknin, sakna, saken, blasa, blassa, plassa, dyalo, chouf, kolchi, katkra, lkari, lkerya, akhouya, ma3a, khouti, khawti, khawa, khoya, mabin, ma bin, khti, kolok, koloka, kolokasion, 9bal, 7diya, 7dah, jenb, janb, 9dam, 9edam, mor, wra, ijar, lijar, lil ijar, ykon, ykoun, tkon, tkoun, ykono, ykouno, nkon, nkoun, kaykon, kaykoun, rani, 7na, hnaya, ila',
    ar: 'شحال, بشحال, المهم, كراء, للكراء, الكراء, كرا, للايجار, ايجار, الايجار, ابحث, كنقلب, كنقلبو, نبحث, اريد, بغيت, بغينا, باغي, باغية, محتاج, عن, على, علي, في, ف, ب, ل, و, د, من, الي, الى, مع, شي, واحد, واحدة, ديال, لي, بين, او, سلام, السلام, عليكم, السلام عليكم, شكرا, عافاك, المرجو, سكن, مشترك, سكن مشترك, كولوك, كولوكاسيون, فيها, فيه, قريب, قريبة, مدينة, حدا, خاصني, نكري, متوفر, متوفرة, للشهر, ثمن, فقط, قرب, بالقرب, بجانب, جنب, متاح, متاحة, هل, يوجد, توجد, كاين, كاينة, واش, عندو, شكون, نسكن, للسكن, احتاج, عندي, مطلوب, طلب, عفاك, خوتي, يكون, تكون, كيكون, نلقى, لقيت, كانقلب, كنبحث, تنقلب, نقلب, نلقا, فين, شريك, شركاء, حد, شي حد, كلشي, لاوجه, وجه, سكنى, السكنى, اسكن, تسكن, يسكن, معايا, معانا, مسموح, مسموحة, مسموحين, مباشرة, ولا, او, ما بين, مابين, بلاصة, هنا, حداي, قدام, القدام, ورا, وحدة, وحد, كتكرى, معروضة, متواجد, متواجدة, تقع, جوار, بجوار, القريبة, القريب, تكون قريبة, من فضلكم, من فضلك, الله يرحم الوالدين, ارجو, نريد, ارغب, هاد, هذا, كاري, السكن, شهريا, سعر, بسعر, بثمن, الثمن, ديالي, حيت, لقيتو, كولوكاسيو, كولوكاسيونات, كولوكات, انا, احنا, حنا, يكونو, يكونوا, نكون, راني',
  },
  {
    meaning: { kind: 'word' },
    fr: 'ville, salle, mohammed, mohamed, mohammed v, mohamed v, mohammed vi, hassan ii, moulay, allal, sidi, bain, bains, place, plage, plages, calme, gare, tram, tramway, marche, mer, vue, jardin, terrasse, piscine, fac, faculte, ecole, campus, universite, centre, etudiant, etudiante, etudiants, etudiantes, couple, famille, personne, personnes, neuf, neuve, propre, prive, privee, cuisine, salon, douche, ascenseur, etage, lumineux, lumineuse, soleil, port, corniche, parc, stade, hopital, clinique, aeroport, mosquee, supermarche, jeune, jeunes, travail, stage, stagiaire, bureau, cours, rentree, long, court, duree, annee, semestre, nuit, jour, caution, avance, proprietaire, chez l habitant, student, students, university, beach, downtown, school, internat, foyer, cite universitaire, master, prepa, prepas, ensam, encg, fst, fsjes, luxe, standing, haut standing, meridien, chauffage, cave, machine, frigo, cuisiniere, interet, interieur, exterieur, apparait, appartient, apporte, apporter, apportez, video, ferme, fermee, ingenieur, ingenieure, preciser, adorable, adorables, interne, externe, moniteur, premiere, chercheur, chercheuse, infirmier, infirmiere, architecte, menage, sportif, sportive, vegetarien, telephone, television, chaine, chaise, table, lampe, fenetre, partante, partant, villageois, village, bords, courte, mensuelle, personnel, serieux, serieuse, respectueux, discret, dynamique, domaine, origine',
    darija: 'chhor, chhour, jdid, tri9, sghir, sghira, kbir, kbira, zwin, zwina, w sala, o sala, et sala, ou sala',
    ar: 'نوم, جديد, عائلي, عائلية, طريق, طويل, طويلة, عازب, عزاب, طرقية, محطة طرقية, حومة, حمام, كوزينة, صالون, صالة, كبيرة, كبير, صغيرة, صغير, شهور, اشهر, شهرين, طلبة, طلاب, طالب, طالبة, جامعة, كلية, مدرسة, البحر, بحر, محطة, طرامواي, وسط المدينة, عائلة, عائلات, موظف, موظفين, نظيفة, نظيف, جديدة, هادئ, هادئة, مستقل, مستقلة',
  },
]
