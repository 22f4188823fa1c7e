import { createHash, createHmac } from 'node:crypto'
import { addressKey } from './address-key.ts'

/**
 * Who makes a call, in the three ways in which quotas count. A person is recognised by mailbox and network, whatever
 * the account: deleting it and signing up again changes neither. A device is no third way, since the site stores no
 * identifier in browsers and every caller chooses its own User-Agent.
 */
export interface Caller {
  utilisateurId: number
  mailbox: string
  network: string
}

export interface Address {
  email: string
  verified: boolean
}

export type PersonKeys = ReturnType<typeof personKeys>

/**
 * Every key under which people are counted. Keyed digests: there are few enough e-mails and addresses to try them all
 * against plain ones.
 */
export const personKeys = (secret: Buffer) => {
  const digest = (kind: string, text: string): string =>
    createHmac('sha256', secret).update(`${kind} ${text}`).digest().subarray(0, 16).toString('base64url')
  return {
    mailbox: (email: string) => digest('mailbox', mailboxOf(email)),
    /** Apart while it is unverified: strangers who sign up with an alias must not use up what its owner is allowed. */
    membre: ({ email, verified }: Address) => digest(verified ? 'mailbox' : 'unverified mailbox', mailboxOf(email)),
    network: (ip: string) => digest('network', addressKey(ip)),
    /** A name as it was typed, from one network. */
    name: ({ name, ip }: { name: string; ip: string }) => digest('name', `${addressKey(ip)} ${name.toLowerCase()}`),
    /** What else of a person is counted, such as the domain of the mailbox. */
    digest,
  }
}

/** Numbers for advisory locks, always in the same order, so that two requests cannot wait for each other. */
export const lockKeys = ({ utilisateurId, mailbox, network }: Caller): number[] =>
  [`membre ${utilisateurId}`, mailbox, network].map(lockKey).sort((a, b) => a - b)

const lockKey = (key: string): number => createHash('sha256').update(key).digest().readInt32BE()

/** The mailbox behind an address: mails to `sara+annonces@…` and, at some providers, to `s.a.r.a@…` reach `sara@…`. */
export const mailboxOf = (email: string): string => {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+', 1)
  const domain = address.slice(at + 1)
  const provider = providers.find(({ domains }) => domains.some((known) => known === domain))
  return provider ? `${name.replace(provider.ignores, '')}@${provider.domains[0]}` : `${name}@${domain}`
}

// Each with all domains that lead to the same mailbox, and what it ignores in a name.
const providers = [
  { domains: ['gmail.com', 'googlemail.com'], ignores: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignores: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignores: /^$/ },
  { domains: ['yandex.com', 'yandex.ru', 'ya.ru'], ignores: /[.-]/g },
  // Disposable addresses: `sara-annonces@…`. Names have no hyphen of their own there.
  ...['yahoo.com', 'yahoo.fr', 'ymail.com'].map((domain) => ({ domains: [domain], ignores: /-.*$/ })),
]
