import type { Accueil, LogementType } from '@colocdar/contracts/enumerations'
import type { NameOfKind } from '@colocdar/contracts/faits'
import type { optionalFaits } from '@colocdar/contracts/offres-faits'

/** What a word of a sentence says. */
export type Meaning =
  | { kind: 'type'; type: LogementType }
  | { kind: 'accueil'; accueil: Accueil }
  | { kind: 'fait'; fait: NameOfKind<typeof optionalFaits, 'flag'> | 'sansIntermediaire'; value: boolean }
  /** « sans agence », « bla samsar » ask for a fait; without such a word before it, an agency is a word like others. */
  | { kind: 'intermediaire' }
  | { kind: 'tri'; tri: 'prix' }
  /** A month, from 1; or so many days or months from today. */
  | { kind: 'month'; month: number }
  | { kind: 'later'; days?: number; months?: number }
  /** Which day of the month after it. */
  | { kind: 'day'; day: number }
  /** Says of the number beside it that it is a bound, an amount, a thousand. */
  | { kind: 'max' | 'min' | 'unit' | 'thousand' }
  /** Turns the fact after it around. */
  | { kind: 'not' }
  /** What follows a kind of home after such a word is where it is: « chambre dans un appartement ». */
  | { kind: 'within' }
  /** A number after it belongs to an address or counts things. */
  | { kind: 'address' }
  | { kind: 'filler' }
  /** Says something that no filter knows, and is no misspelling of another word. */
  | { kind: 'word' }

interface Sisters {
  meaning: Meaning
  fr?: string
  darija?: string
  ar?: string
}

const type = (type: LogementType, words: Omit<Sisters, 'meaning'>): Sisters => ({
  meaning: { kind: 'type', type },
  ...words,
})
const accueil = (accueil: Accueil, words: Omit<Sisters, 'meaning'>): Sisters => ({
  meaning: { kind: 'accueil', accueil },
  ...words,
})
const fait = (
  fait: Extract<Meaning, { kind: 'fait' }>['fait'],
  words: Omit<Sisters, 'meaning'>,
  value = true,
): Sisters => ({ meaning: { kind: 'fait', fait, value }, ...words })
const month = (month: number, words: Omit<Sisters, 'meaning'>): Sisters => ({
  meaning: { kind: 'month', month },
  ...words,
})

/**
 * Words and their sisters in French, in Darija as it is typed in Latin letters, and in Arabic: separated by commas, without
 * accents and case, which are folded. A new word goes here, and a sentence with it into `sentences.fixture.ts`.
 */
export const sisters: Sisters[] = [
  type('CHAMBRE', {
    fr: 'chambre, chambres, chbre, chbr, room, rooms, bedroom, single room, chambrette',
    darija: 'bit, byt, bita, lbit, ghorfa, ghourfa, chambra, lbyt, byout, ghorfat',
    ar: 'بيت, بيوت, غرفة, غرف, بيت النعاس, حجرة, شمبر, شومبر',
  }),
  type('STUDIO', {
    fr: 'studio, studios, studette, t1, f1',
    darija: 'stodio, studyo, stoudio',
    ar: 'ستوديو, استوديو, استديو',
  }),
  type('APPARTEMENT', {
    fr: 'appartement, appartements, appart, apparts, appt, apt, apartment, apart, duplex, f2, f3, f4, f5, t2, t3, t4, apartments, appartment, flat, flats, loft, apparte, t5',
    darija:
      'chqqa, chqa, ch9a, cha9a, che9a, chouqa, partma, bartma, brtma, prtma, barma, cho9a, choqa, choqqa, cha99a, chi9a, bertma, partema',
    ar: 'شقة, شقق, شقه, برطمة, برتمة, بارطما, شقة عائلية, برطما, بارتمان, ابارتمون',
  }),
  type('VILLA', {
    fr: 'villa, villas, riad, riads, ryad, maison, maisons, house, houses',
    darija: 'vila, dar, manzil',
    ar: 'فيلا, فيلات, رياض, منزل, دار, منازل, فيلة',
  }),

  accueil('FEMMES', {
    fr: 'fille, filles, femme, femmes, feminine, coloc feminine, demoiselle, demoiselles, jeune fille, girls, girl, entre filles, feminin, dame, dames, meuf, meufs, woman, women, ladies, lady, female, females, jeunes filles',
    darija: 'bnat, bent, bnt, drriyat, driyat, 3yalat, lbnat, bnaat, benat, nsa, nssa',
    ar: 'بنات, بنت, البنات, نساء, فتيات, فتاة, اناث, طالبات, دريات, عيالات, سيدات, انثى, انسات, امراة, مراة, سيدة',
  }),
  accueil('HOMMES', {
    fr: 'garcon, garcons, homme, hommes, masculine, jeune homme, mec, mecs, boys, masculin, gars, monsieur, messieurs, jeunes hommes, boy, man, guys, male, males, entre garcons',
    darija: 'drari, derari, wlad, rjal, chabab, drary, ldrari, weld, rajl, rjala',
    ar: 'دراري, ولاد, اولاد, رجال, شباب, ذكور, ذكر, رجل, ولد',
  }),

  accueil('TOUS', {
    fr: 'mixte, mixtes, mixed, ouvert a tous, ouverte a tous, pour tous, tout le monde',
    darija: 'mkhelta',
    ar: 'مختلط, مختلطة',
  }),

  fait('meuble', {
    fr: 'meuble, meublee, meubles, meublees, meubler, amenage, furnished, equipe, equipee, equipes, equipees, toute equipee, fully furnished',
    darija:
      'mfrch, mfrcha, mferch, mferrech, mferrecha, mfarcha, mofarach, mfrwch, mafrouch, mafroucha, mafroch, mafrocha, mfrouch, mfroucha, mfrech, mfrecha',
    ar: 'مفروش, مفروشة, اثاث, مؤثث, مؤثثة, مجهز, مجهزة',
  }),
  fait(
    'meuble',
    { fr: 'vide, vides, a meubler, unfurnished', darija: 'khawi, khawya, khaw', ar: 'خاوي, خاوية, فارغة, فارغ' },
    false,
  ),
  fait('climatisation', {
    fr: 'clim, climatisation, climatise, climatisee, climatiseur, ac, air conditionne, air conditioning, aircon',
    darija: 'klim, moukayif',
    ar: 'مكيف, مكيفة, تكييف, كليماتيزور',
  }),
  fait('internet', {
    fr: 'wifi, wi fi, internet, fibre, fibre optique, adsl, connexion internet, connexion, connexion wifi',
    darija: 'wifi, lwifi, intirnit',
    ar: 'ويفي, واي فاي, وايفاي, انترنت, انترنيت',
  }),
  fait('parking', {
    fr: 'parking, garage, place de parking, stationnement, place de garage, parking space',
    darija: 'barking, garaj',
    ar: 'باركينغ, باركين, موقف, كراج, مرآب, موقف سيارة, موقف سيارات, موقف السيارة, موقف السيارات, مرأب السيارات, باركينج',
  }),
  fait('balcon', { fr: 'balcon, balcons, balcony', darija: 'balkon, balkoun', ar: 'بالكون, بلكون, شرفة, بلكونة' }),
  fait('chargesComprises', {
    fr: 'charges comprises, charges compris, eau et electricite comprises, eau et electricite incluses, eau electricite comprises, eau et electricite compris, charges incluses, charge comprise, tout compris, toutes charges comprises, charges inclus, cc, all inclusive, charges incluse, tout inclus, bills included, eau electricite incluses, eau et electricite inclus, eau et electricite inclus dans le loyer, eau electricite inclus',
    darija: 'kolchi mkhelles, lma w do, lma w dou, lma w daw, lma w ddo, lma w trisinti, kolchi dakhel',
    ar: 'شامل, كلشي مخلص, الماء والضوء, الماء والكهرباء, شامل الماء والكهرباء, كلشي داخل',
  }),
  fait('chargesComprises', { fr: 'charges en plus, hors charges, charges non comprises, charges non incluses' }, false),
  fait('fumeurs', {
    fr: 'fumeur, fumeurs, fumeuse, fumeuses, fumeur accepte, fumeurs acceptes, smoker, smokers, smoking',
    darija: 'mdakhnin, kaykmi',
    ar: 'مدخن, مدخنين, مدخنة, تدخين',
  }),
  fait('fumeurs', { fr: 'sans tabac, no smoking, non smoking, non smoker, non smokers', darija: 'makaykmich' }, false),
  fait('animaux', {
    fr: 'animaux, animal, animaux acceptes, animaux admis, animal accepte, chat, chats, chien, chiens, pet, pets, pets allowed',
    darija: '7ayawanat, hayawanat',
    ar: 'حيوانات, حيوان, حيوانات اليفة',
  }),

  fait('sansIntermediaire', {
    fr: 'particulier, particuliers, entre particuliers, de particulier a particulier, proprietaire direct, directement du proprietaire, directement avec le proprietaire, no agency, no broker, from owner, direct owner',
    darija: 'mn moul dar, men moul dar, mn moul chi',
    ar: 'من المالك مباشرة, مباشرة من المالك, من عند المالك, من مول الدار',
  }),
  fait('sansIntermediaire', { fr: 'avec intermediaire', ar: 'مع وسيط' }, false),
  {
    meaning: { kind: 'intermediaire' },
    fr: 'intermediaire, intermediaires, agence, agences, agence immobiliere, agences immobilieres, frais d agence, frais agence, commission, courtier, courtiers, passer par une agence, agency, broker, brokers',
    darija: 'samsar, semsar, simsar, smsar, samsara, samasra, smasria, smasra, wasit, wassit, lwasit, lajans',
    ar: 'وسيط, وسطاء, وساطة, سمسار, سماسرة, سمسرة, وكالة, وكالات, وكالة عقارية, عمولة',
  },

  {
    meaning: { kind: 'tri', tri: 'prix' },
    fr: 'pas cher, pas chere, pas chers, pas cheres, pas trop cher, pas trop chere, pas trop chers, peu cher, peu chere, moins cher, moins chere, moins cher d abord, bon marche, petit prix, petit budget, petits budgets, economique, abordable, bas prix, prix bas, loyer modere, cheap, cheapest, affordable, low cost, moins chers, moins cheres, le moins cher, les moins chers, les moins cheres, petits prix, prix abordable, prix raisonnable, loyer abordable, bon prix, abordables, economiques',
    darija:
      'rkhis, rkhissa, rkhisa, rkhiss, rkhas, taman monasib, taman mnasb, taman zwin, rkhes, rkhissin, taman munasib, taman mounassib, taman mzyan, taman m39oul, taman rkhis',
    ar: 'رخيص, رخيصة, رخاص, ارخص, ثمن مناسب, بثمن مناسب, ثمن رخيص, غير مكلف, اقتصادي, اقتصادية, ثمن معقول, بثمن معقول, سعر مناسب, بسعر مناسب, بثمن رخيص, باثمنة مناسبة',
  },

  month(1, { fr: 'janvier, jan, janv, january', darija: 'yanayr, yanayir', ar: 'يناير' }),
  month(2, { fr: 'fevrier, fev, fevr, february', darija: 'fbrayr', ar: 'فبراير' }),
  month(3, { fr: 'mars, march', ar: 'مارس' }),
  month(4, { fr: 'avril, avr, april', darija: 'abril', ar: 'ابريل, أبريل' }),
  month(5, { fr: 'mai, may', ar: 'ماي, مايو' }),
  month(6, { fr: 'juin, june', darija: 'younyou', ar: 'يونيو' }),
  month(7, { fr: 'juillet, juil, july', darija: 'youlyouz', ar: 'يوليوز, يوليو' }),
  month(8, { fr: 'aout, august', darija: 'ghoucht', ar: 'غشت, اغسطس' }),
  month(9, { fr: 'septembre, sept, september', darija: 'choutanbir', ar: 'شتنبر, سبتمبر' }),
  month(10, { fr: 'octobre, oct, october', ar: 'اكتوبر' }),
  month(11, { fr: 'novembre, nov, november', darija: 'nouwanbir', ar: 'نونبر, نوفمبر' }),
  month(12, { fr: 'decembre, dec, december', darija: 'doujanbir', ar: 'دجنبر, ديسمبر' }),
  { meaning: { kind: 'day', day: 1 }, fr: 'debut, 1er, premier', ar: 'بداية' },
  { meaning: { kind: 'day', day: 15 }, fr: 'mi, milieu', ar: 'منتصف' },
  { meaning: { kind: 'day', day: 31 }, fr: 'fin', ar: 'نهاية, اخر' },
  {
    meaning: { kind: 'later', days: 0 },
    fr: 'tout de suite, de suite, immediat, immediate, immediatement, maintenant, aujourd hui, des maintenant, libre de suite, disponible de suite, disponible maintenant, dispo maintenant, disponible immediatement, libre maintenant, libre immediatement, now, available now, immediately, asap, des que possible, le plus tot possible, ce mois, ce mois ci, this month',
    darija: 'daba, dghya, lyoum, db, lyoma, daba nit, had chhar, had chher',
    ar: 'دابا, الان, حالا, فورا, اليوم, دبا, هاد الشهر, هذا الشهر',
  },
  { meaning: { kind: 'later', days: 1 }, fr: 'demain', darija: 'ghda, ghedda', ar: 'غدا' },
  {
    meaning: { kind: 'later', days: 7 },
    fr: 'semaine prochaine, la semaine prochaine, next week',
    ar: 'الاسبوع القادم',
  },
  {
    meaning: { kind: 'later', months: 1 },
    fr: 'mois prochain, le mois prochain, next month',
    darija: 'chher jay, chhar jay, chhr jay, chhar li jay, chher li jay, chhr li jay, chhar jaye',
    ar: 'الشهر القادم, الشهر الجاي, الشهر المقبل',
  },

  {
    meaning: { kind: 'max' },
    fr: 'max, maxi, maximum, jusqu a, jusque, moins de, a moins de, inferieur a, pas plus de, budget, budget max, sous, au plus, environ, autour de, vers, budget de, budget maximum, budget maxi, max de, maximum de, maxi de, plafond, ne depassant pas, ne depasse pas, qui ne depasse pas, pas plus que, moins que, inferieur, aux alentours de, under, below, less than, up to, at most, around',
    darija:
      '9al mn, aqal mn, a9al mn, qall men, 7ta, hta, 7ta l, hta l, ma yfoutch, ma tfoutch, mayfoutch, matfoutch, mayfotch, taht, ta7t, 7tal, htal, budget dyali, lbudget, 9all mn, qel mn, a9al men, aqal men, 9el mn',
    ar: 'اقل من, قل من, حتى, حتى ل, لا يتجاوز, ما يفوتش, ماكسيموم, في حدود, تحت, ميزانية, ميزانيتي, بحدود, حدود, لا تتجاوز, ما تفوتش, ميفوتش, متفوتش, كحد اقصى, الحد الاقصى, بودجي',
  },
  {
    meaning: { kind: 'min' },
    fr: 'min, mini, minimum, a partir de, a partir du, a partir d, plus de, au moins, superieur a, des, from, over, more than, at least, minimum de',
    darija: 'ktr mn, kter mn, fo9, men',
    ar: 'اكثر من, كثر من, ابتداء من, على الاقل, فوق',
  },
  {
    meaning: { kind: 'unit' },
    fr: 'dh, dhs, mad, dirham, dirhams, dh mois, dhs mois, drh, drhs, dhm, dirhame, dirhames, dh par mois, dhs par mois, dh le mois, mad mois, per month',
    darija: 'drhm, derham, dirhm',
    ar: 'درهم, دراهم, د م',
  },
  { meaning: { kind: 'thousand' }, fr: 'mille', darija: 'alf, alaf', ar: 'الف, الاف' },
  {
    meaning: { kind: 'not' },
    fr: 'non, sans, ni, interdit, interdits, interdite, hors, aucun, pas, pas de, pas d',
    darija: 'bla, machi, bidoun',
    ar: 'بدون, بلا, ماشي, غير, دون, ممنوع, ممنوعة',
  },
  {
    meaning: { kind: 'within' },
    fr: 'dans, dans un, dans une, chez, au sein',
    darija: 'wst, west, f wst',
    ar: 'داخل, وسط',
  },
  {
    meaning: { kind: 'address' },
    fr: 'rue, avenue, av, bd, boulevard, bld, lot, lotissement, immeuble, imm, residence, res, bloc, route, km, numero, no, n, villa no',
    darija: 'zn9a, zenqa',
    ar: 'شارع, زنقة, عمارة, اقامة, بلوك, رقم',
  },
  {
    meaning: { kind: 'filler' },
    fr: 'je, j, ai, nous, on, suis, cherche, cherches, chercher, cherchons, recherche, recherches, rech, trouver, trouve, veux, voudrais, souhaite, besoin, louer, loue, location, locations, loc, loyer, loyers, prix, a, au, aux, en, un, une, le, la, les, l, d, de, du, et, ou, pour, par, avec, mois, s, moi, mon, ma, mes, qui, que, est, il, y, svp, stp, merci, in, for, rent, near, to, tout, toute, tous, toutes, autorise, autorises, autorisee, autorisees, admis, inclus, incluse, incluses, prochain, prochaine, aux alentours, alentours, bonjour, salut, bonsoir, urgent, coloc, colocs, colocation, colocations, colocataire, colocataires, roommate, sur, cohabitation, cohabiter, habiter, partager, partage, partagee, sous location, hello, hi, please, with, and, the, of, at, my, looking, need, want, wanted, find, is, am, i, im, me, share, sharing, shared, flatshare, flatmate, flatmates, roommates, accommodation, housing, available, allowed, close, monthly, month, only, quelqu un, quelqu une, propose, proposez, avez, vous, auriez, y a t, t il, ya, dun, dune, urgemment, c, ce, cette, ces, se, si, logement, logements, annonce, annonces, offre, offres, disponible, disponibles, dispo, libre, accepte, acceptes, acceptee, acceptees, quartier, pres, proche, proches, pas loin, cote, a cote, entre, reserve, reservee, uniquement, seulement, chercher une, ideal, idealement, svp merci',
    darija:
      'bghit, bgha, bghina, baghi, baghya, bghi, kan9leb, kan9lb, kanqlb, kanqelleb, kan9eleb, kan9elleb, 3la, ala, chi, wahd, wa7d, wahed, wahda, f, fi, fl, l, li, lil, dial, dyal, d, w, b, bin, kra, lkra, lkera, likra, nkri, nekri, kri, kerya, tkra, 3ndi, 3andi, 3nd, 3and, 3ndo, salam, slm, slam, 3afak, afak, chokran, m3a, fih, fiha, ana, khasni, khassni, mn, hna, 9rib, qrib, 9riba, 9rayb, 7da, hda, jnb, 9orb, 9ourb, kayn, kayna, kaynin, wach, wash, chkoun, chkon, nskn, nsken, sakan, liya, lya, dyali, khouya, khti, tan9leb, tan9lb, kan9lbo, tanqleb, n9leb, kanbhet, kira, kiraa, lkira, lkiraa, lilkira, lil kira, lakra, bach, chwiya, 3la 9bl, b7al',
    ar: 'كراء, للكراء, الكراء, كرا, للايجار, ايجار, الايجار, ابحث, كنقلب, كنقلبو, نبحث, اريد, بغيت, بغينا, باغي, باغية, محتاج, عن, على, علي, في, ف, ب, ل, و, من, الي, الى, مع, شي, واحد, واحدة, ديال, لي, بين, او, سلام, السلام, عليكم, السلام عليكم, شكرا, عافاك, المرجو, سكن, مشترك, سكن مشترك, كولوك, كولوكاسيون, فيها, فيه, قريب, قريبة, مدينة, حدا, خاصني, نكري, متوفر, متوفرة, شهر, للشهر, الشهر, ثمن, فقط, قرب, بالقرب, بجانب, جنب, متاح, متاحة, هل, يوجد, توجد, كاين, كاينة, واش, عندو, شكون, نسكن, للسكن, احتاج, عندي, مطلوب, طلب, عفاك, خوتي, يكون, تكون, كيكون, نلقى, لقيت, كانقلب, كنبحث, تنقلب',
  },
  {
    meaning: { kind: 'word' },
    fr: 'ville, salle, mohammed, mohamed, mohammed v, mohamed v, mohammed vi, hassan ii, moulay, allal, sidi, bain, bains, place, plage, plages, calme, gare, tram, tramway, marche, mer, vue, jardin, terrasse, piscine, fac, faculte, ecole, campus, universite, centre, etudiant, etudiante, etudiants, etudiantes, couple, famille, personne, personnes, neuf, neuve, propre, prive, privee, cuisine, salon, douche, ascenseur, etage, lumineux, lumineuse, soleil, port, corniche, parc, stade, hopital, clinique, aeroport, mosquee, supermarche, jeune, jeunes, travail, stage, stagiaire, bureau, cours, rentree, long, court, duree, annee, semestre, nuit, jour, caution, avance, proprietaire, chez l habitant, student, students, university, beach, downtown, school, internat, foyer, cite universitaire, master, prepa, prepas, ensam, encg, fst, fsjes, luxe, standing, haut standing, meridien, chauffage, cave, machine, frigo, cuisiniere, interet, interieur, exterieur, apparait, appartient, apporte, apporter, apportez, video, ferme, fermee, ingenieur, ingenieure, preciser, adorable, adorables, interne, externe, moniteur, premiere, chercheur, chercheuse, infirmier, infirmiere, architecte, menage, sportif, sportive, vegetarien, telephone, television, chaine, chaise, table, lampe, fenetre, partante, partant, villageois, village, bords, courte, mensuelle, personnel, serieux, serieuse, respectueux, discret, dynamique, domaine, origine',
    ar: 'طلبة, طلاب, طالب, طالبة, جامعة, كلية, مدرسة, البحر, بحر, محطة, طرامواي, وسط المدينة, عائلة, عائلات, موظف, موظفين, نظيفة, نظيف, جديدة, هادئ, هادئة, مستقل, مستقلة',
  },
]
