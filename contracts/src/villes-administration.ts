import * as z from 'zod/mini'
import { IdParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, text } from './text.ts'
import { VilleInfo } from './villes.ts'

export const VilleAdmin = z.extend(VilleInfo, {
  position: z.int(),
  /** Listings in any state. A city in use cannot be deleted. */
  offres: z.int(),
  demandes: z.int(),
})
export type VilleAdmin = z.output<typeof VilleAdmin>

const arabicLetters = z.refine<string | null>(
  (nom) => nom === null || /^\p{Script=Arabic}[\p{Script=Arabic}\p{M}\p{Nd} -]*$/u.test(nom),
  'Le nom arabe s’écrit en lettres arabes.',
)

/** A name in Arabic letters, or none; digits stand in « ساحة 16 نونبر ». */
export const arabicName = (max: number) => optionalText(max).check(arabicLetters)

export const VilleForm = z.object({
  nom: text({ required: 'Le nom de la ville est requis.', max: 80 }),
  nomArabe: arabicName(60),
  /** The file name of the caller's own upload, or the picture that the city already has. */
  image: optionalText(100),
})
export type VilleForm = z.input<typeof VilleForm>

/** Separate from `villes.ts`, which public pages load. */
export const villesAdministration = {
  listAll: endpoint('GET', '/admin/villes', 'admin', {
    summary: 'Toutes les villes, dans l’ordre d’affichage, avec leur usage',
    response: z.array(VilleAdmin),
  }),
  create: endpoint('POST', '/admin/villes', 'admin', {
    summary: 'Ajouter une ville, à la fin de la liste',
    body: VilleForm,
    response: VilleAdmin,
    status: 201,
    idempotent: true,
    errors: ['CONFLICT'],
  }),
  update: endpoint('PUT', '/admin/villes/{id}', 'admin', {
    summary: 'Renommer une ville et changer son image',
    params: IdParams,
    body: VilleForm,
    response: VilleAdmin,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  move: endpoint('POST', '/admin/villes/{id}/move', 'admin', {
    summary: 'Donner à une ville une autre place dans l’ordre d’affichage, comptée à partir de 0',
    params: IdParams,
    body: z.object({ position: z.int('La place est un entier.').check(z.gte(0), z.lte(10_000)) }),
    response: z.array(VilleAdmin),
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint('DELETE', '/admin/villes/{id}', 'admin', {
    summary: 'Supprimer une ville que rien n’utilise',
    params: IdParams,
    response: z.void(),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
