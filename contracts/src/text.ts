import * as z from 'zod/mini'
import * as texts from '#texts/common'
import { fill } from './texts/fill.ts'

interface TextRules {
  required: string
  max?: number
  min?: { length: number; message: string }
}

// PostgreSQL stores neither NUL nor half a surrogate pair.
const storable = z.refine<string>((text) => !/\0|\p{Surrogate}/u.test(text), texts.forbiddenCharacter)

// They turn what follows around: digits typed backwards would read as a phone number that no check sees, and an end of
// an isolate would end the site's own. Arabic needs the marks U+200C to U+200F and U+061C, not these.
const withoutOverrides = z.overwrite<string>((text) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, ''))

/** A required text field: trimmed, with a maximum length, storable in PostgreSQL, and shown in the order typed. */
export const text = ({ required, max = 200, min }: TextRules) =>
  z
    .string(required)
    .check(
      withoutOverrides,
      z.trim(),
      z.minLength(1),
      ...(min ? [z.minLength(min.length, min.message)] : []),
      z.maxLength(max, fill(texts.tooLong, { max })),
      storable,
    )

/** An optional text field; empty becomes null. */
export const optionalText = (max = 200) =>
  z.pipe(
    z.nullish(z.string().check(withoutOverrides, z.trim(), z.maxLength(max, fill(texts.tooLong, { max })), storable)),
    z.transform((value) => value || null),
  )

export const email = (messages: { required: string; invalid: string }) =>
  z.string(messages.required).check(
    z.trim(),
    z.minLength(1),
    z.maxLength(254, messages.invalid),
    storable,
    // Quoted local parts and comments are legal, but in practice only used for attacks on mail headers.
    z.regex(
      /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/,
      messages.invalid,
    ),
  )

export const Message = z.object({ message: z.string() })
