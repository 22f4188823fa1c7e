import * as z from 'zod/mini'
import { Id } from './common.ts'

/** A photo of this offer that an offer of another member shows too, resized, compressed or cropped. */
export const PhotoSemblable = z.object({ src: z.string(), offreId: Id, titre: z.string() })
export type PhotoSemblable = z.output<typeof PhotoSemblable>

/** Another ad with the same description, of any author. */
export const TexteSemblable = z.object({ kind: z.enum(['offre', 'demande']), id: Id, titre: z.string() })
export type TexteSemblable = z.output<typeof TexteSemblable>
