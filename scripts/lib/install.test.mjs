import { describe, expect, it } from 'vitest'
import { fingerprint, isInstalled } from './install.mjs'

const machine = { platform: 'linux', arch: 'arm64' }
const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/@colocdar/api': { link: true },
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/wasm': { version: '1.0.0', optional: true },
    'node_modules/sharp-arm64': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['arm64'], libc: ['glibc'] },
    'node_modules/sharp-musl': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
    'node_modules/sharp-x64': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  },
}
const record = (packages) => ({ packages })
const fastify = { 'node_modules/fastify': { version: '5.0.0' } }
const sharp = { 'node_modules/sharp-arm64': { version: '2.0.0' } }

describe('isInstalled', () => {
  it('requires what this machine needs, and nothing for others', () => {
    expect(isInstalled(lock, record({ ...fastify, ...sharp }), machine)).toBe(true)
  })

  it('detects a package that is missing or of another version', () => {
    expect(isInstalled(lock, record(sharp), machine)).toBe(false)
    expect(isInstalled(lock, record({ ...sharp, 'node_modules/fastify': { version: '4.0.0' } }), machine)).toBe(false)
  })

  it('detects node_modules that were installed for another processor', () => {
    expect(isInstalled(lock, record({ ...fastify, ...sharp }), { ...machine, arch: 'x64' })).toBe(false)
  })
})

describe('fingerprint', () => {
  it('changes with the lockfile and with the machine', () => {
    const all = [
      fingerprint('a', machine),
      fingerprint('b', machine),
      fingerprint('a', { ...machine, arch: 'x64' }),
      fingerprint('a', { ...machine, platform: 'darwin' }),
    ]
    expect(new Set(all).size).toBe(4)
    expect(fingerprint('a', machine)).toBe(all[0])
  })
})
