import { expect, it } from 'vitest'
import { scriptsOf } from './page-files.ts'

it('names each script once, the entry first, with all that it imports', () => {
  const manifest = {
    'app/entry.client.tsx': { file: 'assets/entry.js', imports: ['_react.js'] },
    'app/a.page.tsx': { file: 'assets/a.js', imports: ['_shared.js', 'app/entry.client.tsx'] },
    'app/b.page.tsx': { file: 'assets/b.js' },
    '_react.js': { file: 'assets/react.js' },
    '_shared.js': { file: 'assets/shared.js', imports: ['_react.js', 'app/a.page.tsx'] },
  }
  expect(scriptsOf(manifest, ['app/entry.client.tsx', 'app/a.page.tsx', 'app/unknown.tsx'])).toEqual([
    '/assets/entry.js',
    '/assets/react.js',
    '/assets/a.js',
    '/assets/shared.js',
  ])
})
