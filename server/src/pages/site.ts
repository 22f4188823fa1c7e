import { transcode } from 'node:buffer'
import { fileURLToPath } from 'node:url'
import { type CacheTags, mergeTags } from '@colocdar/api/http/cache-tags'
import { reasonOf, toAppError } from '@colocdar/api/http/errors'
import type { ClientFor } from '@colocdar/api/http/in-process-client'
import type { Client } from '@colocdar/contracts/client'
import { AppError } from '@colocdar/contracts/errors'
import { splitLangue } from '@colocdar/contracts/langues'
import type { PageAnswer, PageRenderer } from '@colocdar/web/page-renderer'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { data } from 'react-router'
import { policyOf } from '../http/headers.ts'
import { pageAddress } from '../http/page-address.ts'

export interface SiteOptions {
  publicUrl: string
  social: Parameters<PageRenderer>[1]['social']
  clientFor: ClientFor
  render: PageRenderer
  /** The scripts inside the pages, which their policy allows. Undefined where they have no policy: in development. */
  inlineScripts: string[] | undefined
  /** Other hosts that pictures may come from. */
  imageHosts: readonly string[]
}

const clientFolder = fileURLToPath(new URL('../../../web/build/client/', import.meta.url))

const workerFile = 'service-worker.js'
const removingFile = 'service-worker-off.js'

interface AssetOptions {
  root?: string
  /** False sends a worker that removes an earlier one from the browsers that have it. */
  serviceWorker: boolean
}

/** The built files of the web, compressed beforehand; hashed names never change. */
export const registerAssets = async (
  app: FastifyInstance,
  { root = clientFolder, serviceWorker }: AssetOptions,
): Promise<void> => {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, vital: true }
    })
    await files.register(fastifyStatic, {
      root,
      preCompressed: true,
      wildcard: false,
      globIgnore: [workerFile, 'assets/**'],
      cacheControl: false,
      index: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path.slice(root.length))),
    })
    // One route instead of one for each of hundreds of files, which the router takes a tenth of a second to learn.
    files.get<{ Params: { file: string } }>('/assets/:file', ({ params: { file } }, reply) =>
      builtName.test(file) ? reply.sendFile(`assets/${file}`) : reply.callNotFound(),
    )
    files.get(`/${workerFile}`, (_request, reply) => reply.sendFile(serviceWorker ? workerFile : removingFile))
  })
}

// What comes with the address may lead out of the folder.
const builtName = /^[\w-][\w.-]*$/

const cacheControlOf = (file: string): string => {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  // An old worker would go on with the files of an old build.
  return file.startsWith('service-worker') ? 'no-cache' : 'public, max-age=3600'
}

/** Every page of the product: React Router answers whatever is neither the API nor a file. */
export const registerPages = (app: FastifyInstance, options: SiteOptions): void => {
  const { publicUrl, inlineScripts, imageHosts } = options
  const policy = inlineScripts && policyOf(inlineScripts, imageHosts)

  app.get('/*', { config: { page: true } }, async (request, reply) => {
    const { pathname, search } = new URL(request.url, publicUrl)
    // `/.//host` is resolved to `//host`, which a redirection would take for another host, and a link from Arabic to French.
    if (splitLangue(pathname).path.startsWith('//'))
      throw new AppError('INVALID', { message: 'Cette adresse n’est pas valide.' })
    // One address per page: a trailing slash redirects to the address without it.
    if (pathname.length > 1 && pathname.endsWith('/')) {
      return reply.redirect(`${withoutSlashes(pathname)}${search}`, 301)
    }
    const { status, headers, body } = await renderPage(request, options)
    reply.code(status)
    for (const [name, value] of headers) reply.header(name, value)
    if (status === 503) reply.header('retry-after', '5')
    if (policy && isPage(headers)) reply.header('content-security-policy', policy)
    // Photos are smaller on slow connections (images.plugin.ts), which Chromium says only to sites that ask.
    reply.header('accept-ch', 'ECT')
    return reply.send(toUtf8(body))
  })
}

/** As `Buffer.from` does, which reads a text of a page's size character by character, a twentieth of a page's work. */
const toUtf8 = (text: string): Buffer => transcode(Buffer.from(text.toWellFormed(), 'utf16le'), 'utf16le', 'utf8')

const renderPage = async (
  request: FastifyRequest,
  { publicUrl, social, clientFor, render }: SiteOptions,
): Promise<PageAnswer> => {
  const shown: CacheTags[] = []
  const onTags = (tags: CacheTags) => void shown.push(tags)
  const client = clientFor({ ip: request.ip, requestId: request.id, log: request.log, onTags })
  const visit = { client: sayingUnavailable(client, request.log), siteUrl: publicUrl, social, requestId: request.id }
  const rendered = await render(toWebRequest(request, publicUrl), visit)
  request.cacheTags = mergeTags(shown)
  return rendered
}

/** A page without its database is 503, not 500: visitors and search engines come back later. */
const sayingUnavailable =
  (client: Client, log: FastifyRequest['log']): Client =>
  (endpoint, input) =>
    client(endpoint, input).catch((error: Error) => {
      if (toAppError(error).code !== 'UNAVAILABLE') throw error
      log.warn({ reason: reasonOf(error) }, 'unavailable')
      throw data(null, { status: 503 })
    })

// Pages are the same for all visitors: only the address of the request is passed on.
const toWebRequest = (request: FastifyRequest, publicUrl: string): Request =>
  new Request(new URL(pageAddress(request.url), publicUrl), { headers: { accept: request.headers.accept ?? '*/*' } })

/** Without those at the end. A regular expression would look for the end from each slash. */
const withoutSlashes = (pathname: string): string => {
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

const isPage = (headers: Headers): boolean => headers.get('content-type')?.startsWith('text/html') ?? false
