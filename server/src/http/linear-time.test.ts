import { escapeHtml } from '@colocdar/api/escape-html'
import { readAppareil } from '@colocdar/api/features/appareils/appareils.rules'
import { sanitizeContent } from '@colocdar/api/features/blog/blog-content.rules'
import { requireMatch } from '@colocdar/api/http/etag'
import { addressKey } from '@colocdar/api/limits/address-key'
import { mailboxOf } from '@colocdar/api/limits/person-keys'
import { toText } from '@colocdar/api/mail/text-layout'
import { withoutLinks } from '@colocdar/api/mail/without-links'
import { isSrc } from '@colocdar/api/pictures/keys'
import { isStorageKey } from '@colocdar/api/storage/storage'
import { rounds } from '@colocdar/api/testing/endurance'
import type { Endpoint } from '@colocdar/contracts/endpoint'
import { allEndpoints } from '@colocdar/contracts/table'
import { isTelephone, toE164 } from '@colocdar/contracts/telephone-format'
import { hostileTexts, leastOf, processorTime } from '@colocdar/contracts/testing/processor-time'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { describeError } from '../process/describe-error.ts'
import { hasToken } from '../process/mask-tokens.ts'
import { pickEncoding } from './cache/entry.ts'
import { redactUrl } from './logging.ts'

// A hundred thousand characters take a linear function some milliseconds, a quadratic one many seconds; 40,000
// still most of one.
const length = rounds({ short: 40_000, long: 100_000 })
const mostMs = rounds({ short: 250, long: 1_000 })

const mail = (quote: string) =>
  toText({ title: '', preview: '', paragraphs: [], quote } as never, 'https://colocdar.test')

/** Every function with a regular expression that meets text from outside: URLs, headers, bodies, errors that quote them. */
const functions: Record<string, (text: string) => unknown> = {
  redactUrl,
  hasToken,
  describeError: (text) => describeError(new Error(text)),
  pickEncoding,
  requireMatch: (text) => {
    try {
      requireMatch(text, 1)
    } catch {}
  },
  addressKey,
  readAppareil,
  mailboxOf,
  isSrc,
  isStorageKey,
  isTelephone,
  toE164,
  escapeHtml,
  sanitizeContent,
  mail,
  withoutLinks,
}

/** The text in each field of a part of the input. */
const filled = (schema: z.core.$ZodType | undefined, text: string): Record<string, unknown> | null => {
  const shape = (schema as { _zod?: { def: { shape?: object } } } | undefined)?._zod?.def.shape
  return shape ? Object.fromEntries(Object.keys(shape).map((name) => [name, text])) : null
}

const parseAll = ({ params, query, body }: Endpoint, text: string): void => {
  for (const schema of [params, query, body]) {
    const input = filled(schema, text)
    if (schema && input) z.safeParse(schema, input)
  }
}

describe('what makes expressions backtrack', () => {
  const texts = hostileTexts(length)

  it.each(Object.entries(functions))('[SEC-34] takes %s linear time', (_name, run) => {
    for (const text of texts)
      expect(
        leastOf(mostMs, () => processorTime(() => run(text))),
        text.slice(0, 40),
      ).toBeLessThan(mostMs)
  })

  it.each(allEndpoints)('[SEC-34] takes the schemas of $id linear time', ({ endpoint }) => {
    for (const text of texts)
      expect(
        leastOf(mostMs, () => processorTime(() => parseAll(endpoint, text))),
        text.slice(0, 40),
      ).toBeLessThan(mostMs)
  })
})
