import * as z from 'zod/mini'
import { Id, IdParams, Instant, isWhole } from './common.ts'
import { Demande } from './demandes.ts'
import { endpoint } from './endpoint.ts'
import { genres } from './enumerations.ts'
import { modificationOf } from './modifications.ts'
import { isTelephone } from './telephone-format.ts'
import { optionalText, text } from './text.ts'

/** Texts of a public profile: a change waits for an administrator. */
export const profilTexts = ['nom', 'prenom', 'apropos'] as const
export type ProfilText = (typeof profilTexts)[number]

export const ProfilModification = modificationOf(
  z.partial(z.object({ nom: z.string(), prenom: z.string(), apropos: z.nullable(z.string()), photo: z.string() })),
)

export const Profil = z.object({
  id: Id,
  username: z.string(),
  /** Masked for everyone but the member and administrators. */
  email: z.string(),
  emailVerified: z.boolean(),
  nom: z.nullable(z.string()),
  prenom: z.nullable(z.string()),
  age: z.nullable(z.int()),
  /** Null for everyone but the member and administrators: others ask by `telephone.show`. */
  telephone: z.nullable(z.string()),
  genre: z.enum(genres),
  apropos: z.nullable(z.string()),
  /** The src of the profile photo. */
  photo: z.optional(z.nullable(z.string())),
  langues: z.array(z.string()),
  tags: z.array(z.string()),
  identityVerified: z.boolean(),
  /** When the account was created. */
  membreDepuis: Instant,
  profileFilled: z.boolean(),
  demandeFilled: z.boolean(),
  demande: z.nullable(Demande),
  /** What waits for an administrator, or was refused; only the member and administrators see it. */
  modification: z.optional(z.nullable(ProfilModification)),
})
export type Profil = z.output<typeof Profil>

/** A profile is filled when nom, prenom and telephone are set and age is above 0. */
export const isProfileFilled = (profil: Pick<Profil, 'nom' | 'prenom' | 'telephone' | 'age'>): boolean =>
  Boolean(profil.nom && profil.prenom && profil.telephone && (profil.age ?? 0) > 0)

const telephoneMessage = 'Le téléphone doit être un numéro valide.'

export const ProfilForm = z.object({
  nom: text({ required: 'Le nom est requis', max: 80 }),
  prenom: text({ required: 'Le prénom est requis', max: 80 }),
  telephone: text({ required: 'Le téléphone est requis', max: 40 }).check(
    z.refine((typed) => typed === '' || isTelephone(typed), telephoneMessage),
  ),
  age: z
    .number({
      error: (issue) =>
        issue.input === undefined || issue.input === null ? "L'âge est requis" : "L'âge doit être un entier",
    })
    .check(
      z.gt(0, "L'âge doit être positif"),
      isWhole("L'âge doit être un entier"),
      z.lte(120, 'L’âge ne dépasse pas 120 ans.'),
    ),
  genre: z.optional(z.enum(genres)),
  apropos: optionalText(2000),
  /** The src of an uploaded photo. Null removes the photo; left out, it stays as it is. */
  photo: z.optional(
    z.nullable(z.string().check(z.maxLength(100, 'Cette photo est introuvable\u00a0: envoyez-la de nouveau.'))),
  ),
  langues: z
    .array(text({ required: 'Une langue est vide.', max: 40 }), 'Sélectionnez au moins une langue')
    .check(z.minLength(1), z.maxLength(20, 'Vingt langues au plus.')),
  tags: z.array(text({ required: 'Un tag est vide.', max: 40 }), "Sélectionnez au moins trois tags d'intérêt").check(
    z.minLength(3),
    z.refine((tags) => new Set(tags).size >= 3),
    z.maxLength(30, 'Trente tags au plus.'),
  ),
})
export type ProfilForm = z.input<typeof ProfilForm>

export const utilisateurs = {
  profile: endpoint('GET', '/test/utilisateur/profile/{id}', 'public', {
    summary: 'Profil d’un membre qui a une annonce publique, ou le sien',
    params: IdParams,
    response: Profil,
    versioned: true,
    cacheable: true,
    errors: ['NOT_FOUND'],
  }),
  one: endpoint('GET', '/test/utilisateur/{id}', 'public', {
    summary: 'Un membre avec sa demande',
    params: IdParams,
    response: Profil,
    versioned: true,
    cacheable: true,
    errors: ['NOT_FOUND'],
  }),
  update: endpoint('PUT', '/test/utilisateur/{id}', 'membre', {
    summary:
      'Remplir ou modifier son profil ; avec une annonce publique, nom, prénom, présentation et photo attendent une vérification',
    params: IdParams,
    body: ProfilForm,
    response: Profil,
    versioned: true,
    errors: ['FORBIDDEN', 'STALE'],
  }),
  removeModification: endpoint('DELETE', '/test/utilisateur/{id}/modification', 'membre', {
    summary: 'Renoncer à la modification de son profil qui attend ou qui a été refusée',
    params: IdParams,
    response: Profil,
    versioned: true,
    errors: ['FORBIDDEN'],
  }),
}
