import { moderation } from '@colocdar/contracts/moderation'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { form } from '../../testing/offre-edition.ts'
import { createPhoto, offreRow } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { sweepFraicheur } from '../fraicheur/fraicheur-sweep.service.ts'
import { hideReportedOffre, showReportedOffre } from './offres-visibility.service.ts'

const test = useTestApp()
let admin: TestMembre
let villeId: number
beforeAll(async () => {
  admin = await createAdmin(test)
  villeId = (await createVille(test)).id
})

/** What the walk knows of one offer: what administrators accepted, what its owner typed last, and what time it is. */
interface Life {
  id: number
  owner: TestMembre
  /** Titles that an administrator has accepted. */
  accepted: Set<string>
  /** The title that the owner typed last. */
  typed: string
  days: number
  typedCount: number
}

const titleOf = async (life: Life, as: TestMembre | null) => {
  const answer = await call(test, 'GET', `/test/coloc/${life.id}`, as ? { as } : {})
  return answer.statusCode === 200 ? answer.json() : null
}
const decide = async (life: Life, decision: 'verify' | 'refuse' | 'withdraw') => {
  const params = { kind: 'offre', id: life.id } as const
  const item = (await callAs(test, admin, moderation.one, { params })).body
  const body = { version: item.version, motif: 'Non.' }
  const answer = await callAs(test, admin, moderation[decision], { params, body })
  if (answer.status === 200 && decision === 'verify') life.accepted.add(item.contenu.titre)
  return answer
}
const patch = (life: Life, what: 'loue' | 'disponible') =>
  call(test, 'PATCH', `/test/coloc/statut/${what}/${life.id}`, { as: life.owner })

/** Everything that anybody can do to it; what is not possible answers an error, and changes nothing. */
const acts: Record<string, (life: Life) => Promise<unknown>> = {
  edit: async (life) => {
    life.typedCount += 1
    const titre = `Titre ${life.typedCount}`
    const answer = await call(test, 'PUT', `/test/coloc/${life.id}`, { as: life.owner, body: { ...form, titre } })
    if (answer.statusCode === 200) life.typed = titre
  },
  verify: (life) => decide(life, 'verify'),
  refuse: (life) => decide(life, 'refuse'),
  withdraw: (life) => decide(life, 'withdraw'),
  undo: async (life) => {
    const before = new Set(life.accepted)
    const answer = await decide(life, 'verify')
    if (answer.status !== 200) return
    await callAs(test, admin, moderation.undo, { params: { id: answer.body.id } })
    life.accepted = before
  },
  rent: (life) => patch(life, 'loue'),
  free: (life) => patch(life, 'disponible'),
  confirm: (life) => call(test, 'POST', `/fraicheur/offre/${life.id}/confirmer`, { as: life.owner }),
  report: (life) => hideReportedOffre(test.deps.db, life.id, test.deps.clock()),
  acquit: (life) => showReportedOffre(test.deps.db, test.deps, life.id),
  fortnight: async (life) => {
    life.days += 16
    const now = new Date(Date.now() + life.days * 86_400_000)
    await sweepFraicheur({ ...test.deps, clock: () => now })
  },
}

const check = async (life: Life): Promise<void> => {
  const row = await offreRow(test, life.id)
  const { content } = (await call(test, 'GET', `/test/coloc/search?villeId=${villeId}&size=200`)).json()
  const versions = content.filter(({ id }: { id: number }) => id === life.id)
  const seen = await titleOf(life, null)
  const isListed = versions.length > 0
  expect(versions.length, 'never two public versions').toBeLessThanOrEqual(1)
  if (seen) expect([...life.accepted], 'nothing public that nobody accepted').toContain(seen.titre)
  for (const { titre } of versions) expect([...life.accepted]).toContain(titre)
  if (row.endormieLe || row.signaleeLe || row.statut === 'LOUE' || !row.verified) expect(isListed).toBe(false)
  if (row.signaleeLe || !row.verified) expect(seen, 'hidden by reports, or not verified').toBeNull()
  const own = await titleOf(life, life.owner)
  expect([own.titre, own.modification?.contenu.titre], 'nothing that was typed is lost').toContain(life.typed)
}

it('the life of an offer holds its promises, whatever owner, moderators, reporters and time do', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(acts)), { minLength: 12, maxLength: 18 }),
      async (walk) => {
        const owner = await createMembre(test)
        const photos = [{ src: await createPhoto(test, owner.id) }]
        const body = { ...form, villeId, photos, proprietaireId: owner.id }
        const created = await call(test, 'POST', '/test/coloc', { as: owner, body })
        const life = {
          id: created.json().id,
          owner,
          accepted: new Set<string>(),
          typed: form.titre,
          days: 0,
          typedCount: 0,
        }
        for (const act of walk) {
          await acts[act]?.(life)
          await check(life)
        }
        await call(test, 'DELETE', `/test/coloc/${life.id}`, { as: owner })
      },
    ),
    { numRuns: 4, endOnFailure: true },
  )
}, 60_000)
