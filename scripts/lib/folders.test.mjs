import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { precompress } from './precompress.mjs'
import { hashSources } from './web-build.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colocdar scripts '))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name, content) {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), content)
}

describe('hashSources', () => {
  const hash = () => hashSources(folder, ['web', 'lock.json', 'absent'])

  it('changes with a content, a name or a new file, not with a date or the output of the build', () => {
    write('web/app/a.ts', 'a')
    write('lock.json', '{}')
    const first = hash()
    utimesSync(join(folder, 'web/app/a.ts'), 1, 1)
    write('web/build/client/a.js', 'x')
    write('web/node_modules/a.js', 'x')
    expect(hash()).toBe(first)
    write('web/app/b.ts', '')
    expect(hash()).not.toBe(first)
    rmSync(join(folder, 'web/app/b.ts'))
    write('lock.json', '{ }')
    expect(hash()).not.toBe(first)
  })
})

describe('precompress', () => {
  it('compresses text files above the minimum size', async () => {
    const text = 'colocation '.repeat(500)
    for (const name of ['assets/a.js', 'b.svg', 'photo.webp']) write(name, text)
    write('small.js', 'x')
    await precompress(folder)
    for (const name of ['assets/a.js', 'b.svg']) {
      expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(text)
      expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(text)
    }
    for (const name of ['photo.webp.br', 'small.js.gz']) expect(existsSync(join(folder, name))).toBe(false)
  })
})

describe('exclusively', () => {
  it('admits one process at a time, and the next when it is killed', async () => {
    const source = JSON.stringify(new URL('exclusive.mjs', import.meta.url))
    const code = `const { exclusively } = await import(${source})
      await exclusively(${JSON.stringify(folder)}, async () => { process.stdout.write('in'); setInterval(() => {}, 1000); await new Promise(() => {}) })`
    const enter = () => spawn(process.execPath, ['--input-type=module', '-e', code])
    const first = enter()
    await once(first.stdout, 'data')
    const second = enter()
    expect(String((await once(second.stderr, 'data'))[0])).toContain('attente')
    first.kill('SIGKILL')
    await once(second.stdout, 'data')
    second.kill('SIGKILL')
    await once(second, 'exit')
  })
})
