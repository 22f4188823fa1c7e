import * as z from 'zod/mini'
import { Id } from './common.ts'

/** The author of an ad, as everybody sees them. */
export const Auteur = z.object({
  id: Id,
  nom: z.nullable(z.string()),
  prenom: z.nullable(z.string()),
  isVerified: z.boolean(),
  /** The src of the profile photo. */
  photo: z.optional(z.nullable(z.string())),
})
