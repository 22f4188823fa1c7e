import { comptes } from '@colocdar/contracts/comptes'
import { describe, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createMembre } from '../../testing/membres.ts'
import { reportByStrangers, useSignalements } from '../../testing/signalements.ts'

const { test, scene, decide, undo, mailsTo } = useSignalements()

describe('a decision on reports', () => {
  it('of a request shows it again, hides it once more when undone, and writes to nobody who is blocked meanwhile', async () => {
    const auteur = await createMembre(test)
    const id = await createDemande(test, { demandeurId: auteur.id, villeId: scene.villeId })
    const [blocked, ...others] = await reportByStrangers(test, id, 3, 'demande')
    const status = async () => (await test.app.inject({ url: `/api/test/demande/${id}` })).statusCode
    expect(await status()).toBe(404)
    const { body } = await decide(id, 'dismiss', { kind: 'demande' })
    expect(await status()).toBe(200)
    expect((await undo(body.id)).status).toBe(200)
    expect(await status()).toBe(404)
    await callAs(test, scene.admin, comptes.block, { params: { id: blocked?.id ?? 0 }, body: { motif: 'Fraude.' } })
    expect((await decide(id, 'dismiss', { kind: 'demande' })).status).toBe(200)
    expect(test.mails.filter(({ template, to }) => to === blocked?.email && template === 'signalementSuivi')).toEqual(
      [],
    )
    expect(others.flatMap(mailsTo)).toEqual(['signalementSuivi', 'signalementSuivi'])
  })
})
