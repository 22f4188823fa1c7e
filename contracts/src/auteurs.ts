import * as z from 'zod/mini'
import { Id } from './common.ts'

/** The public part of an ad's author. */
export const Auteur = z.object({
  id: Id,
  nom: z.nullable(z.string()),
  prenom: z.nullable(z.string()),
  isVerified: z.boolean(),
  /** The src of the profile photo. */
  photo: z.optional(z.nullable(z.string())),
})
