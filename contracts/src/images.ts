import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const ImageUpload = z.object({
  success: z.boolean(),
  /** The photo's src, to be sent with the offer. */
  fileName: z.nullable(z.string()),
  message: z.string(),
})
export type ImageUpload = z.output<typeof ImageUpload>

export const images = {
  upload: endpoint('POST', '/test/images/upload', 'membre', {
    summary: 'Envoyer une photo (JPEG, PNG, WebP ou GIF, 5 Mo au plus) dans le champ file',
    multipart: true,
    body: z.instanceof(FormData),
    response: ImageUpload,
    errors: ['TOO_LARGE', 'UNSUPPORTED_TYPE'],
  }),
}
