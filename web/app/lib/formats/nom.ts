interface Person {
  nom?: string | null
  prenom?: string | null
}

/** « Samira Alaoui », or null without a name: for the person and for administrators. */
export const formatNom = (person: Person | null | undefined): string | null =>
  [person?.prenom, person?.nom].filter(Boolean).join(' ') || null
