import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { policies } from './components/policies/texts.fr.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8')

const rows = read('docs/retention.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.slice(2, -2).split(' | '))

it('the retention table of the operator says what the policy page promises', () => {
  const section = policies.sections.find(({ title }) => title.startsWith('5.'))
  const promised = section?.content.flat().map((line) => line.split(/\u00a0: (.*)/s).slice(0, 2))
  expect(promised?.length).toBeGreaterThan(10)
  expect(rows.map(([what, long]) => [what, long])).toEqual(promised)
})

it('every job that the table names exists', () => {
  const queues = read('api/src/queues.ts')
  const named = rows.flatMap(([, , by = '']) => by.match(/(?<=`)[a-z]+(-[a-z]+)+(?=`)/g) ?? [])
  expect(named.length).toBeGreaterThan(5)
  for (const job of named) expect(queues).toContain(`'${job}'`)
})
