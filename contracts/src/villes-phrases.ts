import * as z from 'zod/mini'
import { Id } from './common.ts'
import { endpoint } from './endpoint.ts'
import { accueils, logementTypes } from './enumerations.ts'
import { ofKind } from './faits.ts'
import { optionalFaits } from './offres-faits.ts'
import { offreTris } from './offres-filtres.ts'
import { optionalText } from './text.ts'

const flags = ofKind(optionalFaits, 'flag')

/** What a sentence asks for, in the names and types of the search's own parameters; `q` is what no filter says. */
export const Comprise = z.object({
  villeId: z.optional(Id),
  quartier: z.optional(z.string()),
  repere: z.optional(z.string()),
  repereMax: z.optional(z.number()),
  logementType: z.optional(z.array(z.enum(logementTypes))),
  prixMin: z.optional(z.number()),
  prixMax: z.optional(z.number()),
  tri: z.optional(z.enum(offreTris)),
  dispoLe: z.optional(z.string()),
  accueille: z.optional(z.array(z.enum(accueils))),
  ...(Object.fromEntries(Object.keys(flags).map((name) => [name, z.optional(z.boolean())])) as Record<
    keyof typeof flags,
    z.ZodMiniOptional<z.ZodMiniBoolean>
  >),
  sansIntermediaire: z.optional(z.boolean()),
  q: z.optional(z.string()),
  /** The last word of `q` is one of the list's ads or a common one, and not the beginning of a name. */
  connu: z.optional(z.boolean()),
})
export type Comprise = z.output<typeof Comprise>

/** The list that a sentence is typed above: requests have fewer filters. */
export const Liste = z.enum(['offres', 'demandes'])
export type Liste = z.output<typeof Liste>

/** Longer is no sentence of a search. */
export const phraseMax = 200

export const recherche = {
  comprendre: endpoint('GET', '/recherche/comprendre', 'public', {
    summary:
      'Ce qu’une phrase en français, en arabe ou en darija demande, sous les noms des filtres de la liste, les offres sans `liste` ; `q` est ce qui en reste, et `connu` dit que son dernier mot est entier',
    query: z.object({ q: optionalText(phraseMax), liste: z.optional(Liste) }),
    // Not cacheable: « tout de suite » is another day tomorrow.
    response: Comprise,
  }),
}
