import { createHash } from 'node:crypto'
import { type Caller, toCaller } from '../../limits/caller-keys.ts'

/** The keys by which reports recognise their author, as digests. All of them are made here. */
export interface ReporterKeys extends Caller {
  /** Null at a large provider. */
  domaine: string | null
}

export const toReporterKeys = (account: { id: number; email: string; ip: string }): ReporterKeys => {
  const domain = ownDomainOf(account.email)
  return { ...toCaller(account), domaine: domain && digest(`domaine ${domain}`) }
}

/** The domain that its owner registered, who can have any number of addresses in it; null at a large provider. */
export const ownDomainOf = (email: string): string | null => {
  const labels = email
    .toLowerCase()
    .slice(email.lastIndexOf('@') + 1)
    .split('.')
  const domain = labels.slice(sharedSecondLevels.includes(labels.at(-2) ?? '') ? -3 : -2).join('.')
  return largeProviders.has(domain) ? null : domain
}

// Below these anyone can register, as in com.ma or co.uk. Taking one for a domain of its own would join strangers.
const sharedSecondLevels = ['ac', 'co', 'com', 'edu', 'gov', 'net', 'org', 'press']

// Where people have their addresses without knowing each other: those of Morocco, and of Moroccans abroad.
const largeProviders = new Set([
  ...['gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'msn.com', 'ymail.com'],
  ...['proton.me', 'protonmail.com', 'pm.me', 'menara.ma', 'iam.ma'],
  ...['laposte.net', 'orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'bbox.fr', 'telenet.be', 'skynet.be'],
  ...['com', 'fr', 'es', 'it', 'de', 'be', 'nl', 'ca', 'co.uk'].flatMap((end) =>
    ['hotmail', 'outlook', 'live', 'yahoo'].map((name) => `${name}.${end}`),
  ),
  ...['com', 'fr', 'net', 'de'].map((end) => `gmx.${end}`),
])

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)
