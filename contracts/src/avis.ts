import * as z from 'zod/mini'
import * as texts from '#texts/avis'
import { BooleanParam, Id, Instant, isWhole, paged, pageQuery } from './common.ts'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

export const Avis = z.object({
  id: Id,
  commentaire: z.string(),
  note: z.number(),
  valide: z.boolean(),
  auteur: z.object({ nom: z.nullable(z.string()), prenom: z.nullable(z.string()), email: z.string() }),
  createdAt: Instant,
})
export type Avis = z.output<typeof Avis>

export const noteLimits = { min: 0, max: 5 } as const

export const AvisForm = z.object({
  commentaire: text({ required: texts.commentRequired, max: 1000 }),
  note: z
    .number(texts.noteRequired)
    .check(z.gte(noteLimits.min, texts.noteLow), z.lte(noteLimits.max, texts.noteHigh), isWhole(texts.noteWhole)),
})
export type AvisForm = z.input<typeof AvisForm>

export const avis = {
  search: endpoint('GET', '/test/avis/search', 'public', {
    summary: 'Avis validés, les plus récents d’abord',
    query: z.object({ ...pageQuery(6), valide: z.optional(BooleanParam) }),
    response: paged(Avis),
    cacheable: true,
  }),
  create: endpoint('POST', '/test/avis', 'membre', {
    summary: 'Donner son avis ; l’administrateur le valide d’abord',
    body: z.extend(AvisForm, { auteurId: Id }),
    response: Avis,
    status: 201,
    idempotent: true,
    errors: ['FORBIDDEN'],
  }),
}
