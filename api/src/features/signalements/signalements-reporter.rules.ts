import type { Caller, PersonKeys } from '../../limits/person-keys.ts'

/** The keys by which reports recognise their author, as digests. */
export interface ReporterKeys extends Caller {
  /** Null at a large provider. */
  domaine: string | null
}

/** The key of a domain whose owner can have any number of addresses in it. */
export const domaineOf = (email: string, keys: PersonKeys): string | null => {
  const domain = ownDomainOf(email)
  return domain && keys.digest('domaine', domain)
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
