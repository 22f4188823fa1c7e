import { createHash } from 'node:crypto'
import { addressKey } from './address-key.ts'

/** Who makes a call, in the three ways in which quotas count. */
export interface Caller {
  utilisateurId: number
  mailbox: string
  network: string
}

/** Mailbox and network as digests: what the quotas count must not hold e-mails and addresses in clear. */
export const toCaller = ({ id, email, ip }: { id: number; email: string; ip: string }): Caller => ({
  utilisateurId: id,
  mailbox: digest(`mailbox ${mailboxOf(email)}`).toString('base64url'),
  network: digest(`network ${addressKey(ip)}`).toString('base64url'),
})

/** Numbers for advisory locks, always in the same order, so that two requests cannot wait for each other. */
export const lockKeys = ({ utilisateurId, mailbox, network }: Caller): number[] =>
  [`membre ${utilisateurId}`, mailbox, network].map((key) => digest(key).readInt32BE()).sort((a, b) => a - b)

/** The mailbox behind an address: mails to `sara+annonces@…` and, at some providers, to `s.a.r.a@…` reach `sara@…`. */
export const mailboxOf = (email: string): string => {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+', 1)
  const domain = address.slice(at + 1)
  const provider = ignoresDots.find(({ domains }) => domains.includes(domain))
  return provider ? `${name.replaceAll('.', '')}@${provider.domains[0]}` : `${name}@${domain}`
}

// Each with all its domains: they lead to the same mailbox.
const ignoresDots = [
  { domains: ['gmail.com', 'googlemail.com'] },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'] },
]

const digest = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, 16)
