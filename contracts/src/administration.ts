import * as z from 'zod/mini'
import { Id, IdParams, Instant, paged, pageQuery } from './common.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, text } from './text.ts'
import { VilleInfo } from './villes.ts'

export const messageEtats = ['tous', 'nonLus', 'sansReponse'] as const

export const MessageRecu = z.object({
  id: Id,
  subject: z.string(),
  email: z.string(),
  message: z.string(),
  luAt: z.nullable(Instant),
  reponduAt: z.nullable(Instant),
  createdAt: Instant,
})
export type MessageRecu = z.output<typeof MessageRecu>

export const VilleAdmin = z.extend(VilleInfo, {
  position: z.int(),
  /** Listings of any state that name it: a city in use cannot be deleted. */
  offres: z.int(),
  demandes: z.int(),
})
export type VilleAdmin = z.output<typeof VilleAdmin>

export const VilleForm = z.object({
  nom: text({ required: 'Le nom de la ville est requis.', max: 80 }),
  /** The file name of an upload of one's own, or the picture that the city already has. */
  image: optionalText(100),
})
export type VilleForm = z.input<typeof VilleForm>

export const administration = {
  messages: endpoint({
    method: 'GET',
    path: '/admin/messages',
    access: 'admin',
    summary: 'Messages de contact, les plus récents d’abord',
    query: z.object({ ...pageQuery(20), etat: z._default(z.enum(messageEtats, 'Cet état est inconnu.'), 'tous') }),
    response: paged(MessageRecu),
  }),
  readMessage: endpoint({
    method: 'POST',
    path: '/admin/messages/{id}/read',
    access: 'admin',
    summary: 'Marquer un message comme lu',
    params: IdParams,
    response: MessageRecu,
    errors: ['NOT_FOUND'],
  }),
  answerMessage: endpoint({
    method: 'POST',
    path: '/admin/messages/{id}/answer',
    access: 'admin',
    summary: 'Marquer un message comme répondu (et lu)',
    params: IdParams,
    response: MessageRecu,
    errors: ['NOT_FOUND'],
  }),
  villes: endpoint({
    method: 'GET',
    path: '/admin/villes',
    access: 'admin',
    summary: 'Toutes les villes, dans l’ordre d’affichage, avec leur usage',
    response: z.array(VilleAdmin),
  }),
  createVille: endpoint({
    method: 'POST',
    path: '/admin/villes',
    access: 'admin',
    summary: 'Ajouter une ville, à la fin de la liste',
    body: VilleForm,
    response: VilleAdmin,
    status: 201,
    idempotent: true,
    errors: ['CONFLICT'],
  }),
  updateVille: endpoint({
    method: 'PUT',
    path: '/admin/villes/{id}',
    access: 'admin',
    summary: 'Renommer une ville et changer son image',
    params: IdParams,
    body: VilleForm,
    response: VilleAdmin,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  moveVille: endpoint({
    method: 'POST',
    path: '/admin/villes/{id}/move',
    access: 'admin',
    summary: 'Donner à une ville une autre place dans l’ordre d’affichage, comptée à partir de 0',
    params: IdParams,
    body: z.object({ position: z.int('La place est un entier.').check(z.gte(0), z.lte(10_000)) }),
    response: z.array(VilleAdmin),
    errors: ['NOT_FOUND'],
  }),
  removeVille: endpoint({
    method: 'DELETE',
    path: '/admin/villes/{id}',
    access: 'admin',
    summary: 'Supprimer une ville que rien n’utilise',
    params: IdParams,
    response: z.void(),
    status: 204,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
