import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { compileHints } from './compile-hints.ts'

it('marks the files of every page in their first line, and no others', () => {
  const code = 'const __vite__mapDeps=0'
  const bundle = Object.fromEntries(
    ['react', 'router', 'shell', 'public', 'offre.page'].map((name) => [name, { type: 'chunk', name, code }]),
  ) as unknown as Rolldown.OutputBundle
  const { handler } = compileHints.generateBundle as unknown as { handler(options: object, bundle: object): void }
  handler({}, bundle)
  const marked = Object.values(bundle).filter((file) => file.type === 'chunk' && file.code.startsWith('//# all'))
  expect(marked.map((file) => 'name' in file && file.name)).toEqual(['react', 'router', 'shell', 'public'])
})
