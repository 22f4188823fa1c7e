import { langue } from '#langue'

export interface Named<Nom = string> {
  nom: Nom
  nomArabe?: string | null | undefined
}

/** The name of a city in the language of the site; in French when it has no other. */
export function nomOf<Nom extends string | null>(ville: Named<Nom>): Nom
export function nomOf(ville: Named | null | undefined): string | undefined
export function nomOf(ville: Named<string | null> | null | undefined) {
  return (langue === 'ar' && ville?.nomArabe) || ville?.nom
}
