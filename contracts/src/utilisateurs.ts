import * as z from 'zod/mini'
import * as commonTexts from '#texts/common'
import * as texts from '#texts/utilisateurs'
import { Id, IdParams, Instant, isWhole } from './common.ts'
import { Demande } from './demandes.ts'
import { endpoint } from './endpoint.ts'
import { genres } from './enumerations.ts'
import { checkedOf, type Fields, othersIn, shownOf, snapshotSchema, verifiedOf } from './fields.ts'
import { GivenUp, modificationOf } from './modifications.ts'
import { langues, tags } from './references.ts'
import { isTelephone } from './telephone-format.ts'
import { optionalText, text } from './text.ts'

/** A list to choose from, in which one value may be written by hand: « autre ». */
const choices = (
  known: readonly string[],
  { min, max }: Record<'min' | 'max', number>,
  messages: Record<'few' | 'empty' | 'many' | 'others', string>,
) =>
  z.array(text({ required: messages.empty, max: 40 }), messages.few).check(
    z.minLength(min),
    z.refine((values) => new Set(values).size >= min),
    z.maxLength(max, messages.many),
    z.refine((values) => new Set(othersIn(known, values)).size <= 1, messages.others),
  )

/**
 * Everything of a member that others see, beside the username, which never changes, and the photo. What is `verified` is
 * shown to an administrator with the first ad or review, and a later change of it waits. Forms, answers, the items of the
 * moderation and the waiting rule follow from this list.
 */
export const profilFields = {
  nom: { shown: z.nullable(z.string()), checked: text({ required: texts.nomRequired, max: 80 }), verified: true },
  prenom: {
    shown: z.nullable(z.string()),
    checked: text({ required: texts.prenomRequired, max: 80 }),
    verified: true,
  },
  age: {
    shown: z.nullable(z.int()),
    checked: z
      .number({
        error: ({ input }) => (input === undefined || input === null ? texts.ageRequired : texts.ageWhole),
      })
      .check(z.gt(0, texts.agePositive), isWhole(texts.ageWhole), z.lte(120, texts.ageTooHigh)),
  },
  genre: { shown: z.enum(genres), checked: z.optional(z.enum(genres)) },
  apropos: { shown: z.nullable(z.string()), checked: optionalText(2000), verified: true },
  langues: {
    shown: z.array(z.string()),
    checked: choices(
      langues,
      { min: 1, max: 20 },
      {
        few: texts.languesFew,
        empty: texts.langueEmpty,
        many: texts.languesMany,
        others: texts.languesOthers,
      },
    ),
    verified: true,
    known: langues,
  },
  tags: {
    shown: z.array(z.string()),
    checked: choices(
      tags,
      { min: 3, max: 30 },
      {
        few: texts.tagsFew,
        empty: texts.tagEmpty,
        many: texts.tagsMany,
        others: texts.tagsOthers,
      },
    ),
    verified: true,
    known: tags,
  },
} as const satisfies Fields

/** The src of the profile photo. */
const photo = z.optional(z.nullable(z.string()))

/** What an administrator sees of a member before others do. */
export const profilVerified = { ...verifiedOf(profilFields), photo }

export const ProfilModification = modificationOf(
  z.object({ ...snapshotSchema(profilFields), photo: z.optional(z.string()) }),
)

export const Profil = z.object({
  id: Id,
  username: z.string(),
  /** Masked for everyone but the member and administrators. */
  email: z.string(),
  emailVerified: z.boolean(),
  /** Others get the initial of `nom`. */
  ...shownOf(profilFields),
  /** Null for everyone but the member and administrators: others ask by `telephone.show`. */
  telephone: z.nullable(z.string()),
  photo,
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

export const ProfilForm = z.object({
  ...checkedOf(profilFields),
  telephone: text({ required: texts.telephoneRequired, max: 40 }).check(
    z.refine((typed) => typed === '' || isTelephone(typed), texts.telephoneInvalid),
  ),
  /** The src of an uploaded photo. Null removes the photo; left out, it stays as it is. */
  photo: z.optional(z.nullable(z.string().check(z.maxLength(100, commonTexts.photoUnknown)))),
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
      'Remplir ou modifier son profil ; avec une annonce ou un avis public, nom, prénom, présentation, photo et valeurs hors liste attendent une vérification',
    params: IdParams,
    body: ProfilForm,
    response: Profil,
    versioned: true,
    errors: ['FORBIDDEN', 'STALE'],
  }),
  removeModification: endpoint('DELETE', '/test/utilisateur/{id}/modification', 'membre', {
    summary: 'Renoncer à la modification de son profil qui attend ou qui a été refusée',
    params: IdParams,
    query: GivenUp,
    response: Profil,
    versioned: true,
    errors: ['FORBIDDEN', 'CONFLICT'],
  }),
}
