import * as z from 'zod/mini'
import * as texts from '#texts/reperes'
import { Id, IdParam } from './common.ts'
import { endpoint } from './endpoint.ts'
import { moyens } from './enumerations.ts'
import { slugPattern } from './slug.ts'
import { NomArabe, Ville } from './villes.ts'

export const repereGenres = ['UNIVERSITE', 'ECOLE', 'TRAM', 'GARE'] as const
export type RepereGenre = (typeof repereGenres)[number]

export const repereLimits = { offre: 5, minutes: 60 } as const

/** A place that people look for a home near to: a campus, a stop of the tram, a station. */
export const Repere = z.object({
  id: Id,
  slug: z.string(),
  nom: z.string(),
  nomArabe: NomArabe,
  genre: z.enum(repereGenres),
  /** What people type besides. */
  alias: z.array(z.string()),
  villeId: Id,
  /** How many public offers name it. */
  offres: z.int(),
})
export type Repere = z.output<typeof Repere>

/** A landmark as an offer names it. */
export const OffreRepere = z.object({
  repereId: Id,
  slug: z.string(),
  nom: z.string(),
  nomArabe: NomArabe,
  minutes: z.int(),
  moyen: z.enum(moyens),
})
export type OffreRepere = z.output<typeof OffreRepere>

const minutes = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : value)),
  z.int(texts.minutes).check(z.gte(1), z.lte(repereLimits.minutes)),
)

const Slug = z.string(texts.choose).check(z.maxLength(100), z.regex(slugPattern))

const Named = z
  .object({
    repereId: z.optional(Id),
    slug: z.optional(Slug),
    minutes,
    moyen: z.enum(moyens, texts.moyen),
  })
  .check(z.refine(({ repereId, slug }) => repereId !== undefined || slug !== undefined, texts.choose))

/** The landmarks that an owner names, each by its id or its slug. */
export const NamedReperes = z.array(Named, texts.choose).check(
  z.maxLength(repereLimits.offre, texts.tooMany),
  z.refine((list) => new Set(list.map(({ repereId, slug }) => slug ?? repereId)).size === list.length, texts.twice),
)
export type NamedReperes = z.output<typeof NamedReperes>

export const reperes = {
  list: endpoint('GET', '/reperes', 'public', {
    summary: 'Repères d’une ville, ou de toutes\u00a0: universités, écoles, stations de tram et gares',
    query: z.object({ villeId: z.optional(IdParam) }),
    response: z.array(Repere),
    cacheable: true,
  }),
  one: endpoint('GET', '/reperes/{slug}', 'public', {
    summary: 'Un repère par son nom d’adresse\u00a0; fusionné, celui qui le remplace',
    params: z.object({ slug: Slug }),
    response: z.extend(Repere, { ville: Ville }),
    cacheable: true,
    errors: ['NOT_FOUND'],
  }),
}
