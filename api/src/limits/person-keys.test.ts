import { describe, expect, it } from 'vitest'
import { lockKeys, mailboxOf, personKeys } from './person-keys.ts'

describe('mailboxOf', () => {
  it.each([
    ['Sara@Exemple.ma', 'sara@exemple.ma'],
    ['sara+annonces+2@exemple.ma', 'sara@exemple.ma'],
    ['s.a.r.a@exemple.ma', 's.a.r.a@exemple.ma'],
    ['sara-el@exemple.ma', 'sara-el@exemple.ma'],
    ['S.a.r.a+x@GoogleMail.com', 'sara@gmail.com'],
    ['sara-el@gmail.com', 'sara-el@gmail.com'],
    ['s.a-r_a@pm.me', 'sara@proton.me'],
    ['sara+1@protonmail.com', 'sara@proton.me'],
    ['sara@me.com', 'sara@icloud.com'],
    ['s.ara@mac.com', 's.ara@icloud.com'],
    ['s-a.ra@ya.ru', 'sara@yandex.com'],
    ['sara-annonces@yahoo.fr', 'sara@yahoo.fr'],
    ['sara-annonces@yahoo.com', 'sara@yahoo.com'],
    ['sara+x@ymail.com', 'sara@ymail.com'],
    ['sara+x@outlook.com', 'sara@outlook.com'],
  ])('%s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })
})

describe('[SEC-56] the keys of a person', () => {
  const keys = personKeys(Buffer.from('un secret'))

  it('are the same for all aliases and all addresses of a /64', () => {
    expect(keys.mailbox('S.ara+1@googlemail.com')).toBe(keys.mailbox('sara@gmail.com'))
    expect(keys.network('2001:db8:1:2::3')).toBe(keys.network('2001:db8:1:2:ffff::4'))
    expect(keys.name({ name: 'SARA', ip: '::ffff:192.0.2.1' })).toBe(keys.name({ name: 'sara', ip: '192.0.2.1' }))
  })

  it('are apart for a mailbox that was never verified, whose owner may be another person', () => {
    const [verified, unverified] = [true, false].map((verified) => keys.membre({ email: 'sara@gmail.com', verified }))
    expect(verified).toBe(keys.mailbox('sara@gmail.com'))
    expect(unverified).not.toBe(verified)
    expect(unverified).toBe(keys.membre({ email: 's.ara+2@gmail.com', verified: false }))
  })

  it('tell nothing without the secret, nor of another kind', () => {
    const other = personKeys(Buffer.from('un autre'))
    const all = [
      keys.mailbox('192.0.2.1'),
      keys.network('192.0.2.1'),
      other.mailbox('192.0.2.1'),
      other.network('192.0.2.1'),
    ]
    expect(new Set(all).size).toBe(4)
    for (const key of all) expect(key).toMatch(/^[\w-]{22}$/)
  })

  it('lock in one order, whoever else shares them', () => {
    const one = lockKeys({ utilisateurId: 1, mailbox: 'a', network: 'b' })
    const two = lockKeys({ utilisateurId: 2, mailbox: 'b', network: 'a' })
    expect(one).toEqual(one.toSorted((a, b) => a - b))
    expect(one.filter((key) => two.includes(key))).toHaveLength(2)
  })
})
