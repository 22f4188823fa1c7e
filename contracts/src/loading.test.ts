import { readdir } from 'node:fs/promises'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => void vi.restoreAllMocks())

it('no contract uses Intl while it is loaded: its first use takes a cheap phone 100 ms', async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const formats = ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'PluralRules', 'Collator', 'Segmenter'] as const
  const uses = [
    vi.spyOn(Number.prototype, 'toLocaleString'),
    vi.spyOn(Date.prototype, 'toLocaleString'),
    vi.spyOn(String.prototype, 'localeCompare'),
    ...formats.map((format) => vi.spyOn(Intl, format)),
  ]
  vi.resetModules()
  for (const file of files) await import(/* @vite-ignore */ `./${file}`)
  expect(files).toContain('filtres-query.ts')
  expect(uses.filter(({ mock }) => mock.calls.length > 0)).toEqual([])
})
