import * as z from 'zod/mini'
import { Instant } from './common.ts'

/** A change of something public that an administrator has to accept first: it waits, was refused, or was accepted. */
export const modificationEtats = ['attente', 'refusee', 'acceptee'] as const
export type ModificationEtat = (typeof modificationEtats)[number]

/** What a member has changed, and visitors don't see. `contenu` has only the fields that differ from what is public. */
export const modificationOf = <C extends z.ZodMiniType>(contenu: C) =>
  z.object({
    etat: z.enum(modificationEtats),
    /** Why an administrator refused it. */
    motifRefus: z.nullable(z.string()),
    submittedAt: Instant,
    /** Another one after each change of it and each decision. */
    version: z.string(),
    contenu,
  })

/** The `version` that the author saw: 409 if it was decided on or rewritten since. */
export const GivenUp = z.object({ vu: z.optional(z.string().check(z.maxLength(30))) })

/** The public version with the change applied: what its author sees in forms, and the administrator decides on. */
export const withModification = <T extends { modification?: { contenu: object } | null | undefined }>(thing: T): T => ({
  ...thing,
  ...thing.modification?.contenu,
})
