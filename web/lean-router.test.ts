import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { replacements, withoutNames } from './lean-router.ts'
import config from './react-router.config.ts'

const library = new URL('../node_modules/react-router/dist/production/lib/', import.meta.url)
const read = (file: string) => readFile(new URL(file, library), 'utf8')

// After an update of React Router, compare what it exports and what uses it, then change lean-router.ts.
describe('what is left out of React Router', () => {
  it.each(Object.entries(replacements))('%s has the same exports', async (file, replacement) => {
    const given = /^export \{ (.*) \};$/m.exec(await read(file))?.[1]?.split(', ')
    expect(exportsOf(replacement)).toEqual(given?.sort())
  })

  it('is not in use', async () => {
    expect(config.routeDiscovery).toEqual({ mode: 'initial' })
    const hydration = await readFile(new URL('app/boot/hydrate-page.tsx', import.meta.url), 'utf8')
    expect(hydration).not.toMatch(/instrumentations|patchRoutesOnNavigation/)
    const root = await readFile(new URL('app/root.tsx', import.meta.url), 'utf8')
    expect(root).toContain('export function ErrorBoundary')
    expect(root).toContain('export function Layout')
  })

  it('no longer has names that keep components in the bundle', async () => {
    const code = withoutNames(await read('dom/lib.js'))
    expect(code).not.toMatch(/^\w+\.displayName/m)
    for (const component of ['Link', 'NavLink', 'Form'])
      expect(code).toContain(`const ${component} = /* @__PURE__ */ React$1.forwardRef(`)
  })
})

const exportsOf = (code: string): string[] =>
  [...code.matchAll(/^export (?:const (\w+) =|const \[(.*?)\] =|\{ \w+ as (\w+) \})/gm)]
    .flatMap(([, name, names, renamed]) => name ?? renamed ?? names?.split(', ') ?? [])
    .sort()
