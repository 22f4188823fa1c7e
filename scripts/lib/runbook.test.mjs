import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './paths.mjs'
import { commandsOf, section } from './runbook.mjs'

const book = readFileSync(join(root, 'docs/operations.md'), 'utf8')
const oneMachine = section(book, 'One machine')

describe('docs/operations.md', () => {
  it('has at most 3,000 words', () => {
    expect(book.match(/\S*[\p{L}\d]\S*/gu).length).toBeLessThanOrEqual(3_000)
  })

  it('leads from a bare Debian to HTTPS in about twenty commands', () => {
    const [first] = oneMachine.split('\n### ')
    const commands = commandsOf(first).filter((command) => !/^[A-Z_]+=/.test(command))
    expect(commands[0]).toBe('apt-get update')
    expect(commands.length).toBeLessThanOrEqual(20)
  })

  it.each(commandsOf(book))('[REL-19] has a command that a shell can read: %s', (command) => {
    expect(spawnSync('sh', ['-n'], { input: command, encoding: 'utf8' })).toMatchObject({ stderr: '', status: 0 })
  })

  it('names files of ops that exist', () => {
    const named = [...book.matchAll(/\bops\/[\w./-]*\w/g)].map(([path]) => path)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('the commands of a document', () => {
  it('are its lines, but for continued ones and here-documents', () => {
    const text = '```sh\na \\\n  b\ncat << END\nx\nEND\nc\n```\n\n```js\nno\n```\n```sh\nd\n```\n'
    expect(commandsOf(text)).toEqual(['a \\\n  b', 'cat << END\nx\nEND', 'c', 'd'])
  })
})
