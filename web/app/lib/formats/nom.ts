interface Person {
  nom?: string | null
  prenom?: string | null
}

/** « Samira Alaoui », or null without a name: for the person and for administrators. */
export const formatNom = (person: Person | null | undefined): string | null =>
  [person?.prenom, person?.nom].filter(Boolean).join(' ') || null

/** « de Karim », « d’Amina ». A y elides before a consonant only: « d’Yves », but « de Youssef ». */
export const deNom = (nom: string): string =>
  /^([aàâäeéèêëiîïoôöuùûüœæ]|y[^aàâäeéèêëiîïoôöuùûüœæ\s])/i.test(nom) ? `d’${nom}` : `de ${nom}`
