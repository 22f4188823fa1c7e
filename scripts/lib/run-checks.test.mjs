import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runChecks } from './run-checks.mjs'

const folder = mkdtempSync(join(tmpdir(), 'colocdar-checks-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes down when it starts and when it ends. */
const check = (name, { code = 0, ...more } = {}) => {
  const note = (what) => `require('fs').appendFileSync(${JSON.stringify(join(folder, 'notes'))}, '${what} ${name}\\n');`
  return { name, title: name, steps: [['node', '-e', `${note('start')}${note('end')}process.exit(${code})`]], ...more }
}
const notes = () => readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n')

let said = []
beforeEach(() => {
  rmSync(join(folder, 'notes'), { force: true })
  said = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(text))
  return () => vi.restoreAllMocks()
})

describe('runChecks', () => {
  it('runs one after the other in their order, and says how each ended', async () => {
    const results = await runChecks('Tests', [check('un'), check('deux', { code: 3 })], 1)
    expect(notes()).toEqual(['start un', 'end un', 'start deux', 'end deux'])
    expect(results).toMatchObject([{ failed: 0 }, { failed: 1 }])
    expect(said.join('')).toMatch(/✓ un \[un\] : 1 passed, 0 failed \(\d+ s\)\n✗ deux \[deux\] : 0 passed, 1 failed/)
  })

  it('gives a check the environment that it asks for', async () => {
    const steps = [['node', '-e', 'process.exit(process.env.WANTED === "yes" ? 0 : 1)']]
    const results = await runChecks('Tests', [{ name: 'un', title: 'un', env: { WANTED: 'yes' }, steps }], 1)
    expect(results).toMatchObject([{ failed: 0 }])
  })

  it('leaves nothing in the temporary folder, whatever a check creates there', async () => {
    const script = `require('fs').writeFileSync('${folder}/notes', require('fs').mkdtempSync(require('os').tmpdir() + '/x'))`
    await runChecks('Tests', [{ name: 'un', title: 'un', steps: [['node', '-e', script]] }], 1)
    const [left] = notes()
    expect(left).toContain(tmpdir())
    expect(existsSync(left)).toBe(false)
  })

  it('builds the site before what uses it, however many run at once', async () => {
    await runChecks('Tests', [check('build'), check('e2e', { usesSite: true })], 2)
    expect(notes()).toEqual(['start build', 'end build', 'start e2e', 'end e2e'])
  })

  it('leaves out what uses the site when it could not be built, and fails', async () => {
    const checks = [check('build', { code: 1 }), check('e2e', { usesSite: true }), check('lint')]
    const results = await runChecks('Tests', checks, 2)
    expect(results.map(({ check: { name }, failed }) => [name, failed])).toEqual(
      expect.arrayContaining([
        ['build', 1],
        ['lint', 0],
      ]),
    )
    expect(notes()).not.toContain('start e2e')
  })
})
