import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { completeLockfile, missingOptionals, withoutIntegrity } from './lockfile.mjs'

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'a' },
    'node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: { '@tool/linux-x64': '1.0.0', '@tool/linuxmusl-arm64': '1.0.0', fsevents: '~2.3.3' },
    },
    'node_modules/@tool/linux-x64': { version: '1.0.0', optional: true },
  },
}

describe('completeLockfile', () => {
  it('adds the binaries of other machines, and changes nothing else', () => {
    const complete = completeLockfile(lock)
    expect(complete.packages).toEqual({
      ...lock.packages,
      'node_modules/@tool/linuxmusl-arm64': {
        version: '1.0.0',
        os: ['linux'],
        cpu: ['arm64'],
        libc: ['musl'],
        optional: true,
      },
      'node_modules/fsevents': { version: '2.3.3', os: ['darwin'], optional: true },
    })
    expect(completeLockfile(complete)).toEqual(complete)
  })
})

describe('package-lock.json', () => {
  const ours = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))

  it('is accepted by npm ci; if not: node scripts/complete-lockfile.mjs', () => {
    expect([...missingOptionals(ours).keys()]).toEqual([])
  })

  // A mirror may lack the binaries of other systems: without the packages there is no digest of them.
  it('has the digest of every package that Linux installs, and of all others but optional binaries', () => {
    const isForLinux = ({ os = ['linux'], cpu = ['x64'] }) =>
      os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64'))
    const isOtherBinary = (entry) => entry.optional && (entry.os || entry.cpu) && !isForLinux(entry)
    const unchecked = withoutIntegrity(ours).filter(([, entry]) => !isOtherBinary(entry))
    expect(unchecked.map(([path]) => path)).toEqual([])
  })
})

it.each(['mutants', 'chromium'])(
  'what scripts/%s installs apart has a digest, and no address of a registry',
  (name) => {
    const lock = JSON.parse(readFileSync(new URL(`../${name}/package-lock.json`, import.meta.url), 'utf8'))
    expect(withoutIntegrity(lock)).toEqual([])
    expect(JSON.stringify(lock)).not.toContain('"resolved"')
  },
)
