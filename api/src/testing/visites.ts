import { visites } from '@colocdar/contracts/visites'
import type { VisiteEtat } from '@colocdar/contracts/visites-etats'
import { eq } from 'drizzle-orm'
import { visites as table } from '../schema/visites.ts'
import { callAs } from './call-as.ts'
import { createConversation } from './conversations.ts'
import type { TestMembre } from './membres.ts'
import type { TestApp } from './test-app.ts'

export const hourMs = 3_600_000

/** A whole minute so many hours after the server's clock. */
export const inHours = (test: TestApp, hours: number): string => hoursFrom(test)(hours)

/** The same for moments that are named more than once: between two calls of `inHours` the minute may turn. */
export const hoursFrom = (test: TestApp) => {
  const minute = Math.floor(test.deps.clock().getTime() / 60_000) * 60_000
  return (hours: number): string => new Date(minute + hours * hourMs).toISOString()
}

export const proposeAs = (test: TestApp, as: TestMembre, body: { conversationId: number } & Record<string, unknown>) =>
  callAs(test, as, visites.propose, { body: { creneaux: [], ...body } })

export type TestVisite = Awaited<ReturnType<typeof createVisite>>

/** A visit in 48 hours, confirmed unless its state is another one. */
export const createVisite = async (
  test: TestApp,
  parts: {
    proprietaire?: TestMembre
    visiteur?: TestMembre
    etat?: VisiteEtat | 'demandee'
    heures?: number[]
    rendezVous?: string
  } = {},
) => {
  const { etat = 'confirmee', heures = [48], rendezVous = 'Porte bleue, 3e étage' } = parts
  const { owner, seeker, conversation } = await createConversation(test, {
    ...(parts.proprietaire && { owner: parts.proprietaire }),
    ...(parts.visiteur && { seeker: parts.visiteur }),
  })
  const { id: conversationId } = conversation
  const creneaux = heures.map(hoursFrom(test))
  const proposal = { conversationId, creneaux, rendezVous }
  const answer =
    etat === 'demandee' ? await proposeAs(test, seeker, { conversationId }) : await proposeAs(test, owner, proposal)
  if (answer.status !== 200) throw new Error(`no visit: ${JSON.stringify(answer.body)}`)
  const id: number = answer.body.id
  if (etat !== 'proposee' && etat !== 'demandee')
    await callAs(test, seeker, visites.take, { params: { id }, body: { debut: creneaux[0] } })
  if (etat === 'deplacee') await proposeAs(test, owner, { conversationId, creneaux: [inHours(test, 72)] })
  if (etat === 'annulee') await callAs(test, owner, visites.cancel, { params: { id }, body: {} })
  if (etat === 'passee' || etat === 'absente')
    await test.deps.db
      .update(table)
      .set({ debut: new Date(Date.now() - hourMs) })
      .where(eq(table.id, id))
  if (etat === 'absente') await callAs(test, seeker, visites.answer, { params: { id }, body: { reponse: 'absente' } })
  const row = await readVisite(test, id)
  return { ...row, owner, seeker, creneaux }
}

export const readVisite = async (test: TestApp, id: number) => {
  const [row] = await test.deps.db.select().from(table).where(eq(table.id, id))
  if (!row) throw new Error(`no visit ${id}`)
  return row
}
