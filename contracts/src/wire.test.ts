import { expect, it } from 'vitest'
import { allEndpoints } from './table.ts'
import { wireText } from './testing/wire-text.ts'

// @ts-expect-error: of Vite.
const modules: Record<string, object> = import.meta.glob(['./*.ts', '!./*.test.ts'], { eager: true })

// A change that is meant: `npx vitest run --project unit wire --update`, and read what changed.
it('promises what contracts/wire.txt says: calls, fields, limits, lists', async () => {
  const endpoints = allEndpoints.map(({ endpoint }) => endpoint)
  const exported = Object.values(modules).flatMap((module) => Object.entries(module))
  const ordered = exported.toSorted(([a], [b]) => (a < b ? -1 : 1))
  await expect(wireText(endpoints, Object.fromEntries(ordered))).toMatchFileSnapshot('../wire.txt')
})
