import { membres } from '../catalogue/membres.ts'

/** The last nine digits identify a Moroccan number, without leading zero or country code. */
const lastDigits = (number: string): string => number.replace(/\D/g, '').slice(-9)

const emails = new Set(membres.map(({ email }) => email.toLowerCase()))
const numbers = new Set(membres.flatMap(({ telephone }) => (telephone ? [lastDigits(telephone)] : [])))

// Escaped for a URL, HTML or JSON; dotted, dashed, spaced, local or international.
const at = /@|%40|&#64;|&#x40;|\\u0040/i
const emailLike = new RegExp(`[\\w.+-]+(?:${at.source})[\\w.-]+`, 'gi')
const numberLike = /\d(?:(?:[\s.()/\u00a0\u202f-]|%20|&nbsp;|&#160;){0,3}\d){8,14}/g

/** Finds the demo members' e-mails and phone numbers in a text, in any spelling. */
export const leaksIn = (text: string): string[] => [
  ...(text.match(emailLike) ?? []).filter((found) =>
    emails.has(found.replace(at, '@').toLowerCase().replace(/\.$/, '')),
  ),
  ...(text.match(numberLike) ?? []).filter((found) => numbers.has(lastDigits(found.replace(/%20|&#160;/g, ' ')))),
]
