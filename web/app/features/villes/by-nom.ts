const alphabet = new Intl.Collator('fr')

/** For `sort`: names as a French reader looks for them. */
export const byNom = (a: { nom: string }, b: { nom: string }): number => alphabet.compare(a.nom, b.nom)
