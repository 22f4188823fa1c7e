import type { ErrorBody } from '@colocdar/contracts/errors'
import type { Langue } from '@colocdar/contracts/langues'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Sentences } from '../sentences.ts'

/** Arabic for callers who prefer it to every other language; French for all others. */
export const languageOf = (acceptLanguage: string | undefined): Langue => {
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

// Sentences are short: the long answers, which are lists, need not be read.
const longest = 20_000

/** Sentences leave in the language of the caller. Inside, they are French. */
export const translateAnswers = (app: FastifyInstance, sentences: Sentences): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length > longest) return payload
    if (languageOf(request.headers['accept-language']) === 'fr') return payload
    const arabic = isJson(reply) ? answerInArabic(payload, sentences) : sentences.find(payload)
    if (!arabic) return payload
    reply.header('vary', 'Accept-Language').header('content-language', 'ar')
    return arabic
  })
}

const isJson = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).startsWith('application/json')

/** An error, or the answer of a call that only says what it did. */
const answerInArabic = (payload: string, { toArabic }: Sentences): string | undefined => {
  const answer = JSON.parse(payload) as Partial<ErrorBody> | null
  if (typeof answer?.message !== 'string') return undefined
  const details = Object.entries(answer.details ?? {}).map(([field, sentence]) => [field, toArabic(sentence)])
  return JSON.stringify({
    ...answer,
    message: toArabic(answer.message),
    ...(answer.details && { details: Object.fromEntries(details) }),
  })
}
