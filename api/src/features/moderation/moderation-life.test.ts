import { type AnnonceActe, type AnnonceEtat, annonceActes, annonceEtats } from '@colocdar/contracts/annonces-etats'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { createLives } from '../../testing/annonce-life.ts'
import type { Annonce, Life, Seen } from '../../testing/annonce-places.ts'
import { cases, rounds } from '../../testing/endurance.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
const lives = createLives(test)
beforeAll(() => lives.start())

/** Nothing that others see may contradict the state; what the state says of them is data. */
const check = (life: Life, etat: AnnonceEtat, seen: Seen): void => {
  const { listed, page } = annonceEtats[etat]
  const where = `${life.kind} ${etat}, after ${life.past.join(', ')}`
  expect(seen.page !== null, `its page, ${where}`).toBe(page)
  for (const [place, titres] of Object.entries(seen.lists)) {
    expect(titres.length, `never two versions in ${place}, ${where}`).toBeLessThanOrEqual(1)
    expect(titres.length > 0, `${place}, ${where}`).toBe(listed)
    for (const titre of titres) expect(life.accepted, `nobody accepted it, ${place}, ${where}`).toContain(titre)
  }
  if (seen.page !== null) expect(life.accepted, `nobody accepted it, ${where}`).toContain(seen.page)
  if (!listed) expect(seen.told, `mail of an alert, ${where}`).toEqual([])
  for (const titre of seen.told) expect(life.accepted, `mail of an alert, ${where}`).toContain(titre)
  // A favourite stays as long as its page is there.
  if (seen.favori !== undefined) expect(seen.favori, `favourites, ${where}`).toBe(seen.page)
  expect(seen.etat, `what its author is told, ${where}`).toBe(etat)
  const refused = etat === 'refusee' || etat === 'retiree'
  expect(seen.motifs, `the reason, ${where}`).toEqual({
    author: refused ? expect.stringMatching(/^(Non|Vérifié)\.$/) : null,
    visitors: null,
  })
  expect(seen.own, `what its author typed last is lost, ${where}`).toContain(life.typed)
}

/** Returns the states that it went through. An act that the table does not know from there must change nothing. */
const walk = async (kind: Annonce, acts: readonly string[], undoes: boolean): Promise<AnnonceEtat[]> => {
  const life = await lives.publish(kind, undoes)
  const etats = [await lives.etatOf(life)]
  for (const name of acts as AnnonceActe[]) {
    const before = etats.at(-1) as AnnonceEtat
    const done = await lives.act(life, name)
    life.past.push(`${name}${done ? '' : ' (refused)'}`)
    const after = await lives.etatOf(life)
    const vers: Partial<Record<AnnonceEtat, readonly AnnonceEtat[]>> = annonceActes[name].vers
    if (done) expect(vers[before], `not in the table from ${before}: ${life.past.join(', ')}`).toContain(after)
    else expect(after, `refused or undone: ${life.past.join(', ')}`).toBe(before)
    etats.push(after)
    check(life, after, await lives.see(life))
  }
  await lives.remove(life)
  return etats
}

const actsOf = (kind: Annonce) =>
  Object.keys(annonceActes).filter((name) => kind === 'offre' || !name.startsWith('mark'))

it.each(['offre', 'demande'] as const)(
  '[SEC-50] the life of one %s holds its promises, whatever author, moderators, reporters and time do',
  async (kind) => {
    const length = rounds({ short: 5, long: 10 })
    const walks = fc.array(fc.constantFrom(...actsOf(kind)), { minLength: length, maxLength: 1.6 * length })
    // Most begin in public: nothing else happens to an ad that waits.
    const beginning = fc.constantFrom([], ['verify'], ['verify'], ['verify', 'edit'])
    await fc.assert(
      fc.asyncProperty(beginning, walks, async (first, then) => {
        await walk(kind, [...first, ...then], true)
      }),
      { numRuns: rounds({ short: 1, long: 60 }), endOnFailure: true, ...cases },
    )
  },
)

const tour = [
  ['verify', 'edit', 'verify', 'sleep', 'confirm', 'hide', 'dismiss', 'block', 'unblock', 'markLoue', 'withdraw'],
  ['refuse', 'edit', 'verify', 'edit', 'removeModification', 'hide', 'uphold', 'edit'],
] as const

it.each(['offre', 'demande'] as const)('[SEC-50] one %s after the other goes through every state', async (kind) => {
  const acts = actsOf(kind)
  const reached = new Set<AnnonceEtat>()
  for (const path of tour) {
    const possible = path.filter((name) => acts.includes(name))
    for (const etat of await walk(kind, possible, false)) reached.add(etat)
  }
  const every = Object.keys(annonceEtats).filter((etat) => kind === 'offre' || etat !== 'louee')
  expect([...reached].sort()).toEqual(every.sort())
})
