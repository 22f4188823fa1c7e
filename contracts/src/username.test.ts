import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { lookAlikes, skeletonOf } from './look-alikes.ts'
import { errorsOf } from './testing/errors-of.ts'
import { Username } from './username.ts'

const problemOf = (username: string) => errorsOf(z.object({ username: Username }), { username })?.username ?? null

const characters = "Le nom d'utilisateur ne contient que des lettres, chiffres, points, tirets et soulignés"
const script = 'Le nom d’utilisateur s’écrit en lettres latines ou en lettres arabes, sans les mélanger.'
const letter = 'Le nom d’utilisateur contient au moins une lettre.'
const site = 'Le nom d’utilisateur ne doit pas ressembler à l’adresse d’un site.'
const reserved = 'Ce nom d’utilisateur est réservé à l’équipe de Colocdar.'

describe('a username', () => {
  it.each([
    'samira',
    'Samira.B',
    'reda.k',
    'meryem.el',
    'jean-françois_92',
    'ḥaɣiṭ',
    'سميرة',
    'سميرة_٩٢',
    'amin',
    'administre',
    'supporter',
    'rooter',
    'كريم-2',
  ])('[SEC-38] may be %s', (username) => expect(problemOf(username)).toBeNull())

  it.each([
    ['an invisible letter', 'ka\u3164rim', script],
    ['an invisible joiner', 'ka\u200drim', characters],
    ['a soft hyphen', 'ka\u00adrim', characters],
    ['a mark of direction', 'ka\u200erim', characters],
    ['a letter without a body', 'ka\u034frim', characters],
    ['a Cyrillic letter', 'sаmira', script],
    ['all Cyrillic', 'самира', script],
    ['Greek', 'σαμιρα', script],
    ['two scripts', 'samiraسميرة', script],
    ['phonetic letters', 'sɑmirɑ', script],
    ['small capitals', 'ꜱᴀᴍɪʀᴀ', script],
    ['a letter of a click', 'ǀaiǀa', script],
    ['a Persian letter', 'کریم', script],
    ['a long stroke', 'كـريم', script],
    ['an emoji', 'samira✓', characters],
    ['dots alone', '...', letter],
    ['digits alone', '0661234567', letter],
    ['a site', 'www.bonus-evil.ma', site],
    ['www alone', 'www.bonus', site],
    ['a site of another country', 'bonus.ru', site],
    ['a site at full width', 'bonus．com', site],
    ['a site in capitals', 'BONUS.COM', site],
    ['the administrator', 'admin', reserved],
    ['in capitals', 'ADMIN', reserved],
    ['at full width', 'ａｄｍｉｎ', reserved],
    ['with a digit', 'adm1n', reserved],
    ['with an l', 'admln', reserved],
    ['with digits', 'admin2026', reserved],
    ['with a separator', '_admin_', reserved],
    ['spelled', 's.u.p.p.o.r.t', reserved],
    ['as a part', 'karim-support', reserved],
    ['with accents', 'sécurité', reserved],
    ['moderation', 'Moderation', reserved],
    ['the site', 'Colocdar', reserved],
    ['the site with zeros', 'c0l0cdar', reserved],
    ['the site with more', 'colocdar-maroc', reserved],
    ['the site with what grows', `colocdar${'ﬃ'.repeat(22)}`, reserved],
    ['software', 'postmaster', reserved],
  ])('[SEC-38] may not have or be %s: %s', (_, username, message) => expect(problemOf(username)).toBe(message))

  it('is stored in one form', () => {
    expect(Username.parse('  ｓａｍｉｒａ ')).toBe('samira')
  })
})

describe('the skeleton', () => {
  it.each([
    ['аmina', 'amina'],
    ['АМАL', 'AMAL'],
    ['ａmina', 'amina'],
    ['arnina', 'amina'],
    ['lmane', 'Imane'],
    ['sa1ma', 'salma'],
    ['n0ur', 'nour'],
    ['αmina', 'amina'],
    ['am\u3164ina', 'amina'],
    ['علي', 'على'],
  ])('[SEC-38] of %s is that of %s', (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)))

  it.each([
    ['amina', 'amine'],
    ['reda.k', 'reda-k'],
    ['sara', 'sarah'],
  ])('of %s is not that of %s', (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)))

  it('has a table that translates one character to one', () => {
    expect([...lookAlikes.from].length - [...lookAlikes.to].length).toBe(2)
    expect(new Set(lookAlikes.from).size).toBe([...lookAlikes.from].length)
  })
})
