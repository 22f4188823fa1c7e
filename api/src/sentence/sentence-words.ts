import type { Accueil, LogementType } from '@colocdar/contracts/enumerations'
import type { NameOfKind } from '@colocdar/contracts/faits'
import type { optionalFaits } from '@colocdar/contracts/offres-faits'

/** What a word of a sentence says. */
export type Meaning =
  | { kind: 'type'; type: LogementType }
  | { kind: 'accueil'; accueil: Accueil }
  | { kind: 'fait'; fait: NameOfKind<typeof optionalFaits, 'flag'>; value: boolean }
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
    fr: 'chambre, chambres, chbre, chbr, room',
    darija: 'bit, byt, bita, lbit, ghorfa, ghourfa',
    ar: 'بيت, بيوت, غرفة, غرف, بيت النعاس',
  }),
  type('STUDIO', { fr: 'studio, studios, studette', darija: 'stodio, studyo, stoudio', ar: 'ستوديو, استوديو, استديو' }),
  type('APPARTEMENT', {
    fr: 'appartement, appartements, appart, apparts, appt, apt, apartment, apart, duplex, f2, f3, f4, f5, t2, t3, t4',
    darija: 'chqqa, chqa, ch9a, cha9a, che9a, chouqa, partma, bartma, brtma, prtma, barma',
    ar: 'شقة, شقق, شقه, برطمة, برتمة, بارطما, شقة عائلية',
  }),
  type('VILLA', {
    fr: 'villa, villas, riad, riads, ryad, maison, maisons',
    darija: 'vila, dar',
    ar: 'فيلا, فيلات, رياض, منزل, دار',
  }),

  accueil('FEMMES', {
    fr: 'fille, filles, femme, femmes, feminine, coloc feminine, demoiselle, demoiselles, jeune fille, girls, girl, entre filles',
    darija: 'bnat, bent, bnt, drriyat, driyat, 3yalat',
    ar: 'بنات, بنت, البنات, نساء, فتيات, فتاة, اناث, طالبات, دريات, عيالات, سيدات',
  }),
  accueil('HOMMES', {
    fr: 'garcon, garcons, homme, hommes, masculine, jeune homme, mec, mecs, boys',
    darija: 'drari, derari, wlad, rjal, chabab',
    ar: 'دراري, ولاد, اولاد, رجال, شباب, ذكور, ذكر',
  }),

  accueil('TOUS', { fr: 'mixte, mixtes', darija: 'mkhelta', ar: 'مختلط, مختلطة' }),

  fait('meuble', {
    fr: 'meuble, meublee, meubles, meublees, meubler, amenage, furnished, equipe, equipee',
    darija: 'mfrch, mfrcha, mferch, mferrech, mferrecha, mfarcha, mofarach, mfrwch',
    ar: 'مفروش, مفروشة, اثاث, مؤثث, مؤثثة, مجهز, مجهزة',
  }),
  fait('meuble', { fr: 'vide', darija: 'khawi, khawya, khaw', ar: 'خاوي, خاوية, فارغة, فارغ' }, false),
  fait('climatisation', {
    fr: 'clim, climatisation, climatise, climatisee, climatiseur, ac',
    darija: 'klim, moukayif',
    ar: 'مكيف, مكيفة, تكييف, كليماتيزور',
  }),
  fait('internet', {
    fr: 'wifi, wi fi, internet, fibre, fibre optique, adsl, connexion internet',
    darija: 'wifi, lwifi, intirnit',
    ar: 'ويفي, واي فاي, وايفاي, انترنت, انترنيت',
  }),
  fait('parking', {
    fr: 'parking, garage, place de parking, stationnement',
    darija: 'barking, garaj',
    ar: 'باركينغ, باركين, موقف, كراج, مرآب',
  }),
  fait('balcon', { fr: 'balcon, balcons', darija: 'balkon, balkoun', ar: 'بالكون, بلكون, شرفة, بلكونة' }),
  fait('chargesComprises', {
    fr: 'charges comprises, charges compris, eau et electricite comprises, eau et electricite incluses, eau electricite comprises, eau et electricite compris, charges incluses, charge comprise, tout compris, toutes charges comprises, charges inclus, cc, all inclusive',
    darija: 'kolchi mkhelles, lma w do, lma w dou',
    ar: 'شامل, كلشي مخلص, الماء والضوء',
  }),
  fait('fumeurs', {
    fr: 'fumeur, fumeurs, fumeuse, fumeuses, fumeur accepte, fumeurs acceptes',
    darija: 'mdakhnin, kaykmi',
    ar: 'مدخن, مدخنين, مدخنة',
  }),
  fait('animaux', { fr: 'animaux, animal, animaux acceptes, animaux admis, animal accepte', ar: 'حيوانات, حيوان' }),

  {
    meaning: { kind: 'tri', tri: 'prix' },
    fr: 'pas cher, pas chere, pas chers, pas cheres, pas trop cher, pas trop chere, pas trop chers, peu cher, peu chere, moins cher, moins chere, moins cher d abord, bon marche, petit prix, petit budget, petits budgets, economique, abordable, bas prix, prix bas, loyer modere, cheap',
    darija: 'rkhis, rkhissa, rkhisa, rkhiss, rkhas, taman monasib, taman mnasb, taman zwin',
    ar: 'رخيص, رخيصة, رخاص, ارخص, ثمن مناسب, بثمن مناسب, ثمن رخيص, غير مكلف',
  },

  month(1, { fr: 'janvier, jan, janv', darija: 'yanayr, yanayir', ar: 'يناير' }),
  month(2, { fr: 'fevrier, fev, fevr', darija: 'fbrayr', ar: 'فبراير' }),
  month(3, { fr: 'mars', ar: 'مارس' }),
  month(4, { fr: 'avril, avr', darija: 'abril', ar: 'ابريل, أبريل' }),
  month(5, { fr: 'mai', ar: 'ماي, مايو' }),
  month(6, { fr: 'juin', darija: 'younyou', ar: 'يونيو' }),
  month(7, { fr: 'juillet, juil', darija: 'youlyouz', ar: 'يوليوز, يوليو' }),
  month(8, { fr: 'aout', darija: 'ghoucht', ar: 'غشت, اغسطس' }),
  month(9, { fr: 'septembre, sept', darija: 'choutanbir', ar: 'شتنبر, سبتمبر' }),
  month(10, { fr: 'octobre, oct', ar: 'اكتوبر' }),
  month(11, { fr: 'novembre, nov', darija: 'nouwanbir', ar: 'نونبر, نوفمبر' }),
  month(12, { fr: 'decembre, dec', darija: 'doujanbir', ar: 'دجنبر, ديسمبر' }),
  { meaning: { kind: 'day', day: 1 }, fr: 'debut, 1er, premier', ar: 'بداية' },
  { meaning: { kind: 'day', day: 15 }, fr: 'mi, milieu', ar: 'منتصف' },
  { meaning: { kind: 'day', day: 31 }, fr: 'fin', ar: 'نهاية, اخر' },
  {
    meaning: { kind: 'later', days: 0 },
    fr: 'tout de suite, de suite, immediat, immediate, immediatement, maintenant, aujourd hui, des maintenant, libre de suite, disponible de suite, disponible maintenant, dispo maintenant, disponible immediatement',
    darija: 'daba, dghya, lyoum',
    ar: 'دابا, الان, حالا, فورا, اليوم',
  },
  { meaning: { kind: 'later', days: 1 }, fr: 'demain', darija: 'ghda, ghedda', ar: 'غدا' },
  { meaning: { kind: 'later', days: 7 }, fr: 'semaine prochaine, la semaine prochaine', ar: 'الاسبوع القادم' },
  {
    meaning: { kind: 'later', months: 1 },
    fr: 'mois prochain, le mois prochain',
    darija: 'chher jay, chhar jay, chhr jay',
    ar: 'الشهر القادم, الشهر الجاي, الشهر المقبل',
  },

  {
    meaning: { kind: 'max' },
    fr: 'max, maxi, maximum, jusqu a, jusque, moins de, a moins de, inferieur a, pas plus de, budget, budget max, sous, au plus, environ, autour de, vers',
    darija: '9al mn, aqal mn, a9al mn, qall men, 7ta, hta, 7ta l, hta l, ma yfoutch',
    ar: 'اقل من, قل من, حتى, حتى ل, لا يتجاوز, ما يفوتش, ماكسيموم, في حدود, تحت',
  },
  {
    meaning: { kind: 'min' },
    fr: 'min, mini, minimum, a partir de, a partir du, a partir d, plus de, au moins, superieur a, des',
    darija: 'ktr mn, kter mn, fo9, men',
    ar: 'اكثر من, كثر من, ابتداء من, على الاقل, فوق',
  },
  {
    meaning: { kind: 'unit' },
    fr: 'dh, dhs, mad, dirham, dirhams, dh mois, dhs mois',
    darija: 'drhm, derham, dirhm',
    ar: 'درهم, دراهم, د م',
  },
  { meaning: { kind: 'thousand' }, fr: 'mille', darija: 'alf, alaf', ar: 'الف, الاف' },
  {
    meaning: { kind: 'not' },
    fr: 'non, sans, interdit, interdits, interdite, hors, aucun, pas, pas de, pas d',
    darija: 'bla, machi, bidoun',
    ar: 'بدون, بلا, ماشي, غير, دون',
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
    fr: 'je, j, ai, nous, on, suis, cherche, cherches, chercher, cherchons, recherche, recherches, rech, trouver, trouve, veux, voudrais, souhaite, besoin, louer, loue, location, locations, loc, loyer, loyers, prix, a, au, aux, en, un, une, le, la, les, l, d, de, du, et, ou, pour, par, avec, mois, s, moi, mon, ma, mes, qui, que, est, il, y, svp, stp, merci, in, for, rent, near, to, tout, toute, tous, toutes, autorise, autorises, autorisee, autorisees, admis, inclus, incluse, incluses, prochain, prochaine, aux alentours, alentours, bonjour, salut, bonsoir, urgent, coloc, colocs, colocation, colocations, colocataire, colocataires, roommate, logement, logements, annonce, annonces, offre, offres, disponible, disponibles, dispo, libre, accepte, acceptes, acceptee, acceptees, quartier, pres, proche, proches, pas loin, cote, a cote, entre, reserve, reservee, uniquement, seulement, chercher une, ideal, idealement, svp merci',
    darija:
      'bghit, bgha, bghina, baghi, baghya, bghi, kan9leb, kan9lb, kanqlb, kanqelleb, kan9eleb, kan9elleb, 3la, ala, chi, wahd, wa7d, wahed, wahda, f, fi, fl, l, li, lil, dial, dyal, d, w, b, bin, kra, lkra, lkera, likra, nkri, nekri, kri, kerya, tkra, 3ndi, 3andi, 3nd, 3and, 3ndo, salam, slm, slam, 3afak, afak, chokran, m3a, fih, fiha, ana, khasni, khassni, mn, hna, 9rib, qrib, 9riba',
    ar: 'كراء, للكراء, الكراء, كرا, للايجار, ايجار, الايجار, ابحث, كنقلب, كنقلبو, نبحث, اريد, بغيت, بغينا, باغي, باغية, محتاج, عن, على, علي, في, ف, ب, ل, و, من, الي, الى, مع, شي, واحد, واحدة, ديال, لي, بين, او, سلام, السلام, عليكم, السلام عليكم, شكرا, عافاك, المرجو, سكن, مشترك, سكن مشترك, كولوك, كولوكاسيون, فيها, فيه, قريب, قريبة, مدينة, حدا, خاصني, نكري, متوفر, متوفرة, شهر, للشهر, الشهر, ثمن',
  },
  {
    meaning: { kind: 'word' },
    fr: 'ville, salle, mohammed, mohamed, mohammed v, mohamed v, mohammed vi, hassan ii, moulay, allal, sidi, bain, bains, place, plage, plages, calme, gare, tram, tramway, marche, mer, vue, jardin, terrasse, piscine, fac, faculte, ecole, campus, universite, centre, etudiant, etudiante, etudiants, etudiantes, couple, famille, personne, personnes, neuf, neuve, propre, prive, privee, cuisine, salon, douche, ascenseur, etage, lumineux, lumineuse, soleil, port, corniche, parc, stade, hopital, clinique, aeroport, mosquee, supermarche, jeune, jeunes, travail, stage, stagiaire, bureau, cours, rentree, long, court, duree, annee, semestre, nuit, jour, caution, avance, agence, particulier, proprietaire',
    ar: 'طلبة, طلاب, طالب, طالبة, جامعة, كلية, مدرسة, البحر, بحر, محطة, طرامواي, وسط المدينة, عائلة, عائلات, موظف, موظفين, نظيفة, نظيف, جديدة, هادئ, هادئة, مستقل, مستقلة',
  },
]
