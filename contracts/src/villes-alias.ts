import { foldText } from './fold-text.ts'

/** Short names and Darija spellings, as people type them, by the name of the city; what a typing error makes is found without. */
export const villeAliases: Record<string, readonly string[]> = {
  Casablanca: ['casa', 'kaza'],
  Rabat: ['rbat'],
  Marrakech: ['kech', 'marrakch', 'mrakch'],
  Fès: ['fas', 'fez'],
  Tanger: ['tanja', 'tangier'],
  Agadir: ['agadeer'],
  Meknès: ['meknas', 'mknas'],
  Oujda: ['wajda', 'wejda'],
  Kénitra: ['knitra', 'qnitra'],
  Tétouan: ['titwan', 'tetwan'],
  Salé: ['sla'],
  Mohammedia: ['mohamadia'],
  'El Jadida': ['jdida'],
  Settat: ['stat'],
  'Béni Mellal': ['benimellal'],
  Safi: ['asfi'],
  Essaouira: ['souira', 'swira', 'mogador'],
  Chefchaouen: ['chaouen', 'chawen'],
  Ouarzazate: ['warzazat'],
}

/** Whether a folded word is another name of the city. */
export const isAliasOf = (word: string, ville: string): boolean => villeByAlias.get(word) === foldText(ville)

const villeByAlias = new Map(
  Object.entries(villeAliases).flatMap(([ville, aliases]) => aliases.map((alias) => [alias, foldText(ville)])),
)
