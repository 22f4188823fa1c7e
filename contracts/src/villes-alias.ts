import { foldText } from './fold-text.ts'

/** Short names, Darija spellings and Arabic names, as people type them, by the name of the city; what a typing error makes is found without. */
export const villeAliases: Record<string, readonly string[]> = {
  Casablanca: ['casa', 'kaza', 'dar el beida', 'الدار البيضاء', 'كازا', 'كازابلانكا', 'البيضاء'],
  Rabat: ['rbat', 'الرباط'],
  Marrakech: ['kech', 'marrakch', 'mrakch', 'marrakesh', 'مراكش'],
  Fès: ['fas', 'fez', 'فاس'],
  Tanger: ['tanja', 'tangier', 'طنجة'],
  Agadir: ['agadeer', 'أكادير'],
  Meknès: ['meknas', 'mknas', 'مكناس'],
  Oujda: ['wajda', 'wejda', 'وجدة'],
  Kénitra: ['knitra', 'qnitra', '9nitra', 'القنيطرة'],
  Tétouan: ['titwan', 'tetwan', 'تطوان'],
  Salé: ['sla', 'سلا'],
  Mohammedia: ['mohamadia', 'المحمدية'],
  'El Jadida': ['jdida', 'jadida', 'الجديدة'],
  Settat: ['stat', 'سطات'],
  'Béni Mellal': ['benimellal', 'بني ملال'],
  Safi: ['asfi', 'آسفي'],
  Essaouira: ['souira', 'swira', 'mogador', 'الصويرة'],
  Chefchaouen: ['chaouen', 'chawen', 'شفشاون', 'الشاون'],
  Nador: ['الناظور'],
  Ifrane: ['إفران'],
  Ouarzazate: ['warzazat', 'ورزازات'],
}

/** Whether a folded word is another name of the city. */
export const isAliasOf = (word: string, ville: string): boolean => villeByAlias.get(word) === foldText(ville)

const villeByAlias = new Map(
  Object.entries(villeAliases).flatMap(([ville, aliases]) =>
    aliases.map((alias) => [foldText(alias), foldText(ville)]),
  ),
)
