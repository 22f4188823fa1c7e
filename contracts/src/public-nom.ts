interface Person {
  nom?: string | null
  prenom?: string | null
}

/** « Samira A. », or null without a name: the one name that others see, on every screen and in mails. */
export const publicNom = (person: Person | null | undefined): string | null => {
  const initial = Array.from(person?.nom?.trim() ?? '')[0]?.toLocaleUpperCase('fr')
  return [person?.prenom?.trim(), initial && `${initial}.`].filter(Boolean).join(' ') || null
}
