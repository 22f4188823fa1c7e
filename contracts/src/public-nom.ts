interface Person {
  nom?: string | null
  prenom?: string | null
}

/** « A » of « Alaoui », « ع » of « العلوي »: half of the Arabic family names begin with the article. Undefined without one. */
export const initialOf = (nom: string | null | undefined): string | undefined =>
  Array.from((nom ?? '').trim().replace(/^ال(?=\p{L}{2})/u, ''))[0]?.toLocaleUpperCase('fr')

/** « A. » of « Alaoui », and of « A. »: all that others see of a family name. Null without one. */
export const publicInitial = (nom: string | null | undefined): string | null => {
  const initial = initialOf(nom)
  return initial ? `${initial}.` : null
}

/** « Samira A. », or null without a name: the one name that others see, on every screen and in mails. */
export const publicNom = (person: Person | null | undefined): string | null =>
  [person?.prenom?.trim(), publicInitial(person?.nom)].filter(Boolean).join(' ') || null
