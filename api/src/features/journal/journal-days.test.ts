import { addDays, startOfDay } from '@colocdar/contracts/jour'
import { journal as contract } from '@colocdar/contracts/journal'
import { expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { recordJournal } from './journal.service.ts'

const test = useTestApp()

const days = (first: string, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index))
// Around both changes of the clock for Ramadan, and around the day since which Morocco stays at UTC.
const changes = [...days('2026-02-13', 5), ...days('2026-03-20', 5), ...days('2026-09-18', 5), '2026-11-09']

it('a day of the journal has its first and its last instant in Morocco, whatever PostgreSQL knows of its clock', async () => {
  const admin = await createAdmin(test)
  const record = (day: string, objetId: number, createdAt: Date) =>
    recordJournal(test.deps.db, {
      acteurId: admin.id,
      action: 'create',
      objet: 'ville',
      objetId,
      motif: day,
      createdAt,
    })
  for (const day of changes) {
    await record(day, 1, startOfDay(day))
    await record(day, 2, new Date(startOfDay(addDays(day, 1)).getTime() - 1))
  }
  for (const day of changes) {
    const query = { depuis: day, jusqua: day }
    const { body } = await callAs(test, admin, contract.list, { query })
    expect(body.content.map(({ motif, objetId }: { motif: string; objetId: number }) => [motif, objetId])).toEqual([
      [day, 2],
      [day, 1],
    ])
  }
})
