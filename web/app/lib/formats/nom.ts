interface Person {
  nom?: string | null
  prenom?: string | null
}

/** « Samira Alaoui », or null without a name: for the person and for administrators. */
export const formatNom = (person: Person | null | undefined): string | null =>
  [person?.prenom, person?.nom].filter(Boolean).join(' ') || null

/** « Samira A. », or null without a name: the one name that others see, on every screen. */
export const publicNom = (person: Person | null | undefined): string | null => {
  const initial = Array.from(person?.nom?.trim() ?? '')[0]?.toLocaleUpperCase('fr')
  return [person?.prenom?.trim(), initial && `${initial}.`].filter(Boolean).join(' ') || null
}
