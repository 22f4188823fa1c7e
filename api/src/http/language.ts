import type { ErrorBody } from '@colocdar/contracts/errors'
import type { FastifyInstance } from 'fastify'
import type { Sentences } from './sentences.ts'

/** Arabic for callers who prefer it to every other language; French for all others. */
export const languageOf = (acceptLanguage: string | undefined): 'fr' | 'ar' => {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
    return { tag, quality: Number.isNaN(quality) ? 0 : quality }
  })
  const [preferred] = wanted.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality)
  return /^ar(-|$)/.test(preferred?.tag ?? '') ? 'ar' : 'fr'
}

/** Sentences leave in the language of the caller. Inside, they are French. */
export const translateAnswers = (app: FastifyInstance, sentences: Sentences): void => {
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (!isSentence(payload) || languageOf(request.headers['accept-language']) === 'fr') return payload
    reply.header('vary', 'Accept-Language').header('content-language', 'ar')
    const { message, details } = payload
    return {
      ...payload,
      message: sentences.toArabic(message),
      ...(details && { details: inArabic(details, sentences) }),
    }
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.config.endpoint?.answers !== 'text' || typeof payload !== 'string') return payload
    const arabic = languageOf(request.headers['accept-language']) === 'ar' && sentences.find(payload)
    if (!arabic) return payload
    reply.header('vary', 'Accept-Language').header('content-language', 'ar')
    return arabic
  })
}

/** An error, or the answer of a call that only says what was done. */
const isSentence = (payload: unknown): payload is Pick<ErrorBody, 'message' | 'details'> =>
  typeof payload === 'object' && payload !== null && 'message' in payload && typeof payload.message === 'string'

const inArabic = (details: Readonly<Record<string, string>>, { toArabic }: Sentences) =>
  Object.fromEntries(Object.entries(details).map(([field, sentence]) => [field, toArabic(sentence)]))
