import { images } from '@colocdar/contracts/images'
import { on } from '../../http/route.ts'
import { receiveFile } from '../../pictures/receive-file.ts'
import { uploadImage } from './images.service.ts'

export const imagesRoutes = [
  on(images.upload, ({ deps, acteur, request }) => uploadImage(acteur, deps, () => receiveFile(request))),
]
