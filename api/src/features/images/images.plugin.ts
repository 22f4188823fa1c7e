import { AppError } from '@colocdar/contracts/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { oneWidthLess } from '../../pictures/keys.ts'
import { canSeeImage } from './images.policy.ts'
import { readImage } from './images.service.ts'
import * as texts from './images.texts.fr.ts'
import { createVisibility } from './images-visibility.service.ts'

/**
 * Serves `/uploads/{src}?w=480`. A name is never reused, but its photo may be withdrawn: browsers that saw it may store it
 * for a day, what lies between for less than a minute.
 * What no administrator has accepted, or what is no longer public, is served to its owner and to administrators, by
 * their token.
 */
export const registerUploads = (app: FastifyInstance, deps: Pick<Deps, 'db' | 'storage' | 'clock'>): void => {
  const visibilityOf = createVisibility(deps)
  app.get<{ Params: { src: string }; Querystring: { w?: unknown } }>('/uploads/:src', async (request, reply) => {
    const { src } = request.params
    const asked = toWidth(request.query.w)
    const width = asked !== undefined && sparesData(request) ? oneWidthLess(asked) : asked
    // The file first: names that do not exist cost no query, however many are tried.
    const file = await readImage(deps, src, width)
    if (!file) throw noSuchImage()
    const visibility = await visibilityOf(src).catch((error: unknown) => {
      file.stream.destroy()
      throw error
    })
    if (!visibility || !canSeeImage(request.acteur, visibility)) {
      file.stream.destroy()
      throw noSuchImage()
    }
    const etag = `"${src}-${width ?? 'full'}"`
    reply.headers({
      'cache-control': visibility.isPublic ? publicly : 'private, no-store',
      // If anything but a picture were ever stored, the browser must not run it.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      vary: 'Save-Data, ECT',
      etag,
    })
    if (request.headers['if-none-match'] === etag) {
      file.stream.destroy()
      return reply.code(304).send()
    }
    return reply.headers({ 'content-type': 'image/webp', 'content-length': String(file.bytes) }).send(file.stream)
  })
  // Otherwise the site would answer deeper paths with an HTML page.
  app.get('/uploads/*', async () => {
    throw noSuchImage()
  })
}

// With the five seconds of the check, a CDN sends a withdrawn photo for less than a minute.
const publicly = 'public, max-age=86400, s-maxage=50'

const noSuchImage = () => new AppError('NOT_FOUND', { message: texts.unknown })

/** Browsers say so when their reader asked for it; Chromium also says how slow its connection is. */
const sparesData = ({ headers }: FastifyRequest): boolean =>
  headers['save-data'] === 'on' || /^(slow-2g|2g|3g)$/.test(String(headers.ect))

const toWidth = (w: unknown): number | undefined =>
  typeof w === 'string' && /^\d{1,4}$/.test(w) ? Number(w) : undefined
