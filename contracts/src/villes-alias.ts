import { foldText } from './fold-text.ts'

/**
 * Short names, Darija spellings and Arabic names, as people type them, by the name of the city; what a typing error makes
 * is found without. The first name in Arabic letters is the one that the site begins with.
 */
export const villeAliases: Record<string, readonly string[]> = {
  Casablanca: [
    'casa',
    'kaza',
    'dar el beida',
    'dar lbida',
    'dar lbayda',
    'dar beida',
    'casa blanca',
    'الدار البيضاء',
    'كازا',
    'كازابلانكا',
    'البيضاء',
  ],
  Rabat: ['rbat', 'rbt', 'الرباط'],
  Marrakech: ['kech', 'marrakch', 'mrakch', 'marrakesh', 'مراكش'],
  Fès: ['fas', 'fez', 'فاس'],
  Tanger: ['tanja', 'tnja', 'tangier', 'طنجة'],
  Agadir: ['agadeer', 'أكادير'],
  Meknès: ['meknas', 'mknas', 'مكناس'],
  Oujda: ['wajda', 'wejda', 'wjda', 'وجدة'],
  Kénitra: ['knitra', 'qnitra', '9nitra', 'القنيطرة'],
  Tétouan: ['titwan', 'tetwan', 'تطوان'],
  Salé: ['sla', 'sala', 'سلا'],
  Mohammedia: ['mohamadia', 'المحمدية'],
  'El Jadida': ['jdida', 'jadida', 'lajdida', 'ljadida', 'الجديدة'],
  Settat: ['stat', 'سطات'],
  'Béni Mellal': ['benimellal', 'بني ملال'],
  Safi: ['asfi', 'آسفي'],
  Essaouira: ['souira', 'swira', 'mogador', 'الصويرة'],
  Chefchaouen: ['chaouen', 'chawen', 'شفشاون', 'الشاون'],
  Nador: ['الناظور'],
  Ifrane: ['إفران'],
  Ouarzazate: ['warzazat', 'ورزازات'],
}

/** The Arabic name of a city that the site begins with, such as « الدار البيضاء »; null for one that has none here. */
export const arabicNomOf = (ville: string): string | null =>
  villeAliases[ville]?.find((alias) => /^\p{Script=Arabic}/u.test(alias)) ?? null

/** Whether a folded word is another name of the city. */
export const isAliasOf = (word: string, ville: string): boolean => namesOf(ville).includes(word)

/** Folded words without those that are a name of several words of the city: « riad الدار البيضاء » in Casablanca is « riad ». */
export const withoutNamesOf = (ville: string, words: string): string =>
  namesOf(ville).reduce(
    (left, name) => (name.includes(' ') ? ` ${left} `.replace(` ${name} `, ' ').trim() : left),
    words,
  )

const namesOf = (ville: string): readonly string[] => folded.get(foldText(ville)) ?? []

const folded = new Map(
  Object.entries(villeAliases).map(([ville, aliases]) => [foldText(ville), aliases.map((alias) => foldText(alias))]),
)
