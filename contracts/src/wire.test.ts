import { describe, expect, it } from 'vitest'
import { allEndpoints } from './table.ts'
import { refusalsOf, schemasOf } from './testing/refusals.ts'
import { isSchema, wireText } from './testing/wire-text.ts'

// @ts-expect-error: of Vite.
const modules: Record<string, object> = import.meta.glob(['./*.ts', '!./*.test.ts'], { eager: true })
const exported = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))

// A change that is meant: `npx vitest run --project unit wire --update`, and read what changed.
describe('what callers rely on', () => {
  it('is what contracts/wire.txt says: calls, fields, limits, lists', async () => {
    const endpoints = allEndpoints.map(({ endpoint }) => endpoint)
    await expect(wireText(endpoints, Object.fromEntries(exported))).toMatchFileSnapshot('../wire.txt')
  })

  it('is refused in the words of contracts/refusals.txt', async () => {
    const sent = allEndpoints.flatMap(({ endpoint }) => schemasOf(endpoint))
    // Some forms ask for more than they send.
    const forms = exported.filter(([name]) => /Form$|^New/.test(name)).map(([, value]) => value)
    const schemas = new Set([...sent, ...forms].filter(isSchema))
    const lines = new Set([...schemas].flatMap(refusalsOf))
    await expect(`${[...lines].toSorted().join('\n')}\n`).toMatchFileSnapshot('../refusals.txt')
  })
})
