import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './paths.mjs'

const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
const files = list.split('\n').filter((path) => existsSync(join(root, path)))
// The changelog names what there was.
const documents = files.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')

// `avis.test.ts`, `server/src/main.ts`, `web/app/lib/favoris/*.test.ts`, `contracts/src/{offres,avis}.ts`.
const quoted = /`([a-z0-9][\w./*{},-]*\.(?:tsx?|mjs|sql|css|sh|tsv|ya?ml|conf|cfg))`/g

/** As the end of a path: documents shorten those of one folder. */
const patternOf = (name) =>
  new RegExp(
    `(^|/)${name
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]+')
      .replace(/\{([^}]+)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`)}$`,
  )

const isKnown = (pattern) => files.some((path) => pattern.test(path))

describe.each(documents)('%s', (path) => {
  const text = readFileSync(join(root, path), 'utf8')

  it('names files that exist', () => {
    const names = [...text.matchAll(quoted)].map(([, name]) => name)
    expect(names.filter((name) => !isKnown(patternOf(name)))).toEqual([])
  })

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link]) => link)
    expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([])
  })
})

describe('docs/security.md', () => {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const rows = [...text.matchAll(/^\| ((?:(?:SEC|REL|PRIV)-\d+(?:, )?)+) \|[^|]*\|([^|]*)\|/gm)]
  const cases = rows.flatMap(([, ids, tests]) => {
    const patterns = [...tests.matchAll(quoted)].map(([, name]) => patternOf(name))
    return patterns.length > 0 ? ids.split(', ').map((id) => ({ id, tests, patterns })) : []
  })

  it('has rows', () => expect(cases.length).toBeGreaterThan(90))

  it.each(cases)('$id stands in a test of its row:$tests', ({ id, patterns }) => {
    const sources = files
      .filter((path) => patterns.some((pattern) => pattern.test(path)))
      .map((path) => readFileSync(join(root, path), 'utf8'))
    // A name may carry two: `[SEC-62, SEC-70]`.
    const carried = new RegExp(`\\[[^\\]\\n]*${id}\\b[^\\]\\n]*\\]`)
    expect(sources.some((source) => carried.test(source))).toBe(true)
  })
})
