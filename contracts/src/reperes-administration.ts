import * as z from 'zod/mini'
import { Id, IdParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Repere, type RepereGenre, repereGenres } from './reperes.ts'
import { text } from './text.ts'
import { arabicName } from './villes-administration.ts'

export const repereGenreNames: Record<RepereGenre, string> = {
  UNIVERSITE: 'Université, faculté',
  ECOLE: 'École',
  TRAM: 'Station de tram',
  GARE: 'Gare',
}

const aliasLimits = { count: 20, length: 80 }

/** As typed, separated by commas, or as a list. */
const alias = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
      : value,
  ),
  z
    .array(
      text({ required: 'Une forme courte est vide.', max: aliasLimits.length }),
      'Séparez les formes courtes par des virgules.',
    )
    .check(z.maxLength(aliasLimits.count, `Donnez au plus ${aliasLimits.count} formes courtes.`)),
)

export const RepereForm = z.object({
  nom: text({ required: 'Le nom du repère est requis.', max: 80 }),
  nomArabe: arabicName(120),
  genre: z.enum(repereGenres, 'Choisissez la nature du repère.'),
  alias,
})

/** The city of a landmark does not change: offers of that city name it. */
export const RepereCreation = z.extend(RepereForm, { villeId: z.int('Choisissez la ville.').check(z.gte(1)) })

export const RepereAdmin = z.extend(Repere, {
  ville: z.string(),
  /** The landmark that stands in its place since they were merged. */
  fusion: z.nullable(z.object({ id: Id, nom: z.string() })),
})
export type RepereAdmin = z.output<typeof RepereAdmin>

/** Separate from `reperes.ts`, which public pages load. */
export const reperesAdministration = {
  listAll: endpoint('GET', '/admin/reperes', 'admin', {
    summary: 'Tous les repères par ville, fusionnés compris',
    response: z.array(RepereAdmin),
  }),
  create: endpoint('POST', '/admin/reperes', 'admin', {
    summary: 'Ajouter un repère à une ville',
    body: RepereCreation,
    response: RepereAdmin,
    status: 201,
    idempotent: true,
    errors: ['CONFLICT'],
  }),
  update: endpoint('PUT', '/admin/reperes/{id}', 'admin', {
    summary: 'Renommer un repère, changer sa nature et ses formes courtes ; son adresse reste',
    params: IdParams,
    body: RepereForm,
    response: RepereAdmin,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  merge: endpoint('POST', '/admin/reperes/{id}/fusion', 'admin', {
    summary: 'Remplacer un repère par un autre de la même ville : ses offres suivent, son adresse y mène',
    params: IdParams,
    body: z.object({ avecId: z.int('Choisissez le repère qui le remplace.').check(z.gte(1)) }),
    response: RepereAdmin,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
