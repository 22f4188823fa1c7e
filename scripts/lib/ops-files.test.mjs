import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installed, titleWith } from './installed.mjs'
import { bin, root } from './paths.mjs'
import { SERVICE_FLAGS } from './service-flags.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colocdar ops '))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile')
  const { node } = JSON.parse(read('package.json')).dependencies

  it('has one Node, the one that package.json pins, started with the flags of a service', () => {
    expect(dockerfile.match(/^FROM \S+/gm)).toEqual(Array(2).fill(`FROM node:${node}-bookworm-slim`))
    expect(dockerfile).toMatch(/rm -rf node_modules\/node /)
    expect(dockerfile).toContain(
      `CMD ${JSON.stringify(['node', ...SERVICE_FLAGS, 'server/src/main.ts']).replaceAll(',', ', ')}`,
    )
  })

  it('runs without root, from the manifests of all workspaces, and leaves tests and the demo outside', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    for (const workspace of JSON.parse(read('package.json')).workspaces)
      expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`)
    expect(dockerfile).not.toContain('/app/demo')
    const ignored = read('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['secrets', '.env', '**/*.test.ts', '**/src/testing', 'e2e/*']))
  })
})

describe('compose.yaml', () => {
  const [, services = ''] = /^services:\n([\s\S]*?)^secrets:/m.exec(read('compose.yaml')) ?? []
  const list = services.split(/^ {2}(?=\w+:$)/m).filter((text) => /^\w+:\n/.test(text))

  it.each(list.map((text) => [text.split(':')[0], text]))(
    'hardens %s: pinned, read-only, no rights, limits',
    (_, text) => {
      expect(text).toContain('<<: *hardened')
      expect(text).toMatch(/^ {4}mem_limit: /m)
      expect(text).toMatch(/^ {4}cpus: /m)
      expect(text).toMatch(/^ {4}(build:|image: \S+:v?\d+\.\d+\S*)$/m)
    },
  )

  it('gives Caddy the one file that we have for it, and the store its folder', () => {
    expect(services).toContain('- ./ops/caddy/Caddyfile:/etc/caddy/Caddyfile:ro')
    const names = [...read('ops/caddy/Caddyfile').matchAll(/\{\$(\w+):/g)].map(([, name]) => name)
    for (const name of new Set(names)) expect(list.find((text) => text.startsWith('proxy:'))).toContain(`${name}: `)
    expect(services).toContain('command: [posix, /store]')
  })

  it('has five services, and secrets in files only', () => {
    expect(list).toHaveLength(5)
    const compose = read('compose.yaml')
    expect(compose).toMatch(/read_only: true\n {2}cap_drop: \[ALL\]/)
    const used = [...services.matchAll(/_FILE: \/run\/secrets\/(\w+)/g)].map(([, name]) => name).sort()
    expect(used).toEqual(['database_password', 'database_url', 'metrics_token', 'smtp_url', 'uploads_url'])
    expect(services).not.toMatch(/(PASSWORD|SECRET|TOKEN|DATABASE_URL|SMTP_URL|UPLOADS_URL): /)
  })
})

describe('systemd', () => {
  const units = readdirSync(join(root, 'ops/systemd'))

  it('stops the main process first, waits between starts, and never gives up', () => {
    const unit = read('ops/systemd/colocdar.service')
    for (const line of ['KillMode=mixed', 'Restart=always', 'RestartSec=2', 'StartLimitIntervalSec=0']) {
      expect(unit.split('\n')).toContain(line)
    }
    expect(unit).toMatch(/^After=network-online\.target/m)
    expect(unit).toContain(`node ${SERVICE_FLAGS.join(' ')} server/src/main.ts`)
  })

  it('reads the same settings for the site and its backup', () => {
    for (const name of ['colocdar.service', 'colocdar-backup.service'])
      expect(read(`ops/systemd/${name}`)).toMatch(
        /^Environment=.*DATA_DIR=\S+.*\nEnvironmentFile=\/etc\/colocdar\.env$/m,
      )
  })

  it('lets both write where the drop-in says, once that is mounted', () => {
    const dropIn = read('ops/systemd-drop-in/data-dir.conf')
    const [, path] = /^\[Service\]\nReadWritePaths=(\S+)$/m.exec(dropIn)
    expect(dropIn).toContain(`\nRequiresMountsFor=${path}\n`)
    expect(read('.env.example')).toContain(`\n#DATA_DIR=${path}\n`)
    for (const name of units.filter((name) => name.endsWith('.service')))
      expect([dropIn, read('docs/operations.md')].filter((text) => text.includes(`/${name}.d/`))).toHaveLength(2)
  })

  const analyze = installed('systemd-analyze')
  it.runIf(analyze)(titleWith('systemd-analyze', 'accepts the units'), () => {
    // The binary must exist where the unit says it is, and a unit cannot name a path with a space.
    const binaries = mkdtempSync(join(tmpdir(), 'colocdar-units-'))
    symlinkSync(bin, join(binaries, 'bin'))
    for (const name of units) {
      const unit = read(`ops/systemd/${name}`).replaceAll('/srv/colocdar/current/node_modules', binaries)
      writeFileSync(join(folder, name), unit.replaceAll(`${binaries}/.bin`, `${binaries}/bin`))
    }
    for (const name of units.filter((name) => name.endsWith('.service'))) {
      mkdirSync(join(folder, `${name}.d`))
      copyFileSync(join(root, 'ops/systemd-drop-in/data-dir.conf'), join(folder, `${name}.d/data-dir.conf`))
    }
    const { stderr, status } = spawnSync(analyze, ['verify', ...units.map((name) => join(folder, name))])
    rmSync(binaries, { recursive: true })
    expect([String(stderr), status]).toEqual(['', 0])
  })
})

describe('ops/release.sh', () => {
  it.runIf(process.getuid() === 0)('gives git’s reason for refusing the clone of another account', () => {
    chmodSync(folder, 0o755)
    execFileSync('git', ['init', '--quiet', join(folder, 'foreign')])
    chownSync(join(folder, 'foreign'), 65534, 65534)
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      COLOCDAR_SOURCE: join(folder, 'foreign'),
      COLOCDAR_HOME: folder,
    }
    const { stderr } = spawnSync('sh', [join(root, 'ops/release.sh'), 'build'], { env, encoding: 'utf8' })
    expect(stderr).toContain('dubious ownership')
    expect(stderr).not.toContain('git fetch')
  })

  // The script is the subject, not npm: this one runs what the commit says, without starting Node.
  const npm = '#!/bin/sh\n[ "$*" = "run build" ] && . ./build.sh\n'
  const release = (...args) =>
    spawnSync('sh', [join(root, 'ops/release.sh'), ...args], {
      env: {
        ...process.env,
        PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
        COLOCDAR_HOME: join(folder, 'srv'),
        COLOCDAR_SOURCE: join(folder, 'source'),
      },
      encoding: 'utf8',
    })
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@exemple.ma', ...args], {
      cwd: join(folder, 'source'),
      encoding: 'utf8',
    })

  /** A repository whose build leaves what ours does. */
  const commit = (build) => {
    writeFileSync(join(folder, 'source/build.sh'), build)
    git('add', '.')
    git('commit', '--quiet', '--message', build)
    return git('rev-parse', '--short=12', 'HEAD').trim()
  }

  it('builds beside the running release, switches in one step, and back', () => {
    mkdirSync(join(folder, 'bin'))
    writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 })
    mkdirSync(join(folder, 'source'))
    git('init', '--quiet')
    const first = commit('mkdir -p web/build && touch web/build/.sources')
    expect(release('build').stdout).toContain(`Version ${first} construite.`)
    expect(release('switch', first).status).toBe(0)
    const second = commit('mkdir -p web/build && echo 2 > web/build/.sources')
    release('build', second)
    expect(readlinkSync(join(folder, 'srv/current'))).toBe(`releases/${first}`)
    release('switch')
    expect(release('list').stdout.split('\n').filter(Boolean).sort()).toEqual([`* ${second}`, `  ${first}`].sort())
    expect(readFileSync(join(folder, 'srv/current/web/build/.sources'), 'utf8')).toBe('2\n')

    const broken = commit('exit 3')
    expect(release('build', broken).status).not.toBe(0)
    expect(readdirSync(join(folder, 'srv/releases')).sort()).toEqual([first, second].sort())
    expect(release('switch', broken).stderr).toContain(`La version ${broken} n’est pas construite`)
    expect(readlinkSync(join(folder, 'srv/current'))).toBe(`releases/${second}`)
    expect(release('build', 'nulle-part').stderr).toMatch(/^fatal: .*\nAucune version nulle-part/)
  })
})
