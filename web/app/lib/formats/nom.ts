/** « Samira Alaoui », or null without a name. */
export const formatNom = (person: { nom?: string | null; prenom?: string | null } | null | undefined): string | null =>
  [person?.prenom, person?.nom].filter(Boolean).join(' ') || null
