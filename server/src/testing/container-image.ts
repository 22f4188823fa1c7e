import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installed } from '../../../scripts/lib/installed.mjs'
import { type RunningScript, runCommand } from './run-script.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { NODE_EXTRA_CA_CERTS } = process.env

/** Why this machine cannot build and run images, if it cannot. */
export const noContainers = (): string | undefined => {
  if (process.getuid?.() !== 0) return 'only root can build an image here'
  const missing = ['mmdebstrap', 'buildah', 'runc', 'npm'].filter((name) => !installed(name))
  return missing.length > 0 ? `no ${missing.join(', ')} on this machine` : undefined
}

export interface Image {
  bytes: number
  has(path: string): boolean
  /** Runs it read-only, as its own account, with these files as secrets, in the network of this machine. */
  run(env: Record<string, string>, secrets: Record<string, string>): RunningScript
  /** What `docker stop` does. */
  stop(): void
  remove(): void
}

/**
 * Builds the Dockerfile unchanged. The base cannot be had without a registry of images: a Debian with our Node and the npm
 * of this machine has its name, in a store of its own.
 */
export const buildImage = (buildArgs: string[]): Image => {
  const folder = mkdtempSync(join(tmpdir(), 'colocdar-image-'))
  try {
    return buildIn(folder, buildArgs)
  } catch (error) {
    removeImage(folder)
    throw error
  }
}

const buildIn = (folder: string, buildArgs: string[]): Image => {
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'overlay']
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [...store, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  const version = execFileSync(process.execPath, ['--version'], { encoding: 'utf8' }).trim().slice(1)
  makeBase(folder, `docker.io/library/node:${version}-bookworm-slim`, buildah)
  const args = buildArgs.flatMap((arg) => ['--build-arg', arg])
  const how = ['--pull=never', '--isolation=chroot', '--network=host', '--quiet']
  buildah('build', ...how, ...args, '--tag', 'colocdar', root)
  const container = buildah('from', '--pull=never', 'localhost/colocdar')
  const rootfs = buildah('mount', container)
  const { config } = JSON.parse(buildah('inspect', '--type', 'image', 'colocdar')).OCIv1
  const name = folder.split('/').at(-1) as string
  const runc = (...args: string[]) => ['--root', join(folder, 'runc'), ...args]
  return {
    bytes: Number(execFileSync('du', ['-sb', rootfs], { encoding: 'utf8' }).split('\t')[0]),
    has: (path) => existsSync(join(rootfs, path)),
    run(env, secrets) {
      const bundle = join(folder, 'bundle')
      for (const path of ['data', 'backups', 'secrets']) mkdirSync(join(bundle, path), { recursive: true })
      for (const [file, text] of Object.entries(secrets)) writeFileSync(join(bundle, 'secrets', file), text)
      execFileSync('chown', ['-R', '1000:1000', bundle])
      execFileSync('runc', ['spec', '--bundle', bundle])
      writeFileSync(join(bundle, 'config.json'), JSON.stringify(specOf(bundle, rootfs, config, env)))
      return runCommand('runc', runc('run', '--bundle', bundle, name), {})
    },
    stop: () => execFileSync('runc', runc('kill', name, 'TERM')),
    remove() {
      buildah('umount', container)
      removeImage(folder)
    },
  }
}

/** Thousands of files in layers: Node takes minutes to remove them. */
const removeImage = (folder: string): Buffer => execFileSync('rm', ['-rf', '--one-file-system', folder])

const makeBase = (folder: string, name: string, buildah: (...args: string[]) => string): void => {
  const npm = dirname(dirname(realpathSync(installed('npm') as string)))
  const hooks = [
    'chroot "$1" useradd --uid 1000 --create-home node',
    `copy-in "${process.execPath}" /usr/local/bin`,
    'mkdir "$1/usr/local/lib/node_modules"',
    `copy-in "${npm}" /usr/local/lib/node_modules`,
    'ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1/usr/local/bin/npm"',
  ].map((hook) => `--customize-hook=${hook}`)
  const tar = join(folder, 'base.tar')
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', ...hooks, 'bookworm', tar], { stdio: 'ignore' })
  const base = buildah('from', 'scratch')
  buildah('add', '--quiet', base, tar, '/')
  buildah('config', '--env', 'PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', base)
  // Where this machine reaches the npm registry by an authority of its own.
  if (NODE_EXTRA_CA_CERTS) {
    buildah('copy', '--quiet', base, NODE_EXTRA_CA_CERTS, '/etc/ssl/registry.pem')
    buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/registry.pem', base)
  }
  buildah('commit', '--quiet', base, name)
  rmSync(tar)
}

interface ImageConfig {
  Env: string[]
  Cmd: string[]
  WorkingDir: string
}

/** As compose.yaml does it: nothing writable but data, backups and /tmp, no capabilities. */
const specOf = (bundle: string, rootfs: string, image: ImageConfig, env: Record<string, string>) => {
  const spec = JSON.parse(readFileSync(join(bundle, 'config.json'), 'utf8'))
  const bind = (destination: string, source: string, mode: string) => ({
    ...{ destination, source, type: 'bind', options: ['bind', mode] },
  })
  return {
    ...spec,
    process: {
      ...spec.process,
      terminal: false,
      user: { uid: 1000, gid: 1000 },
      args: image.Cmd,
      cwd: image.WorkingDir,
      env: [...image.Env, ...Object.entries(env).map(([key, value]) => `${key}=${value}`)],
      capabilities: {},
      // Those of this machine: not every root may raise them.
      rlimits: [],
    },
    root: { path: rootfs, readonly: true },
    mounts: [
      ...spec.mounts.filter(({ destination }: { destination: string }) => destination !== '/sys/fs/cgroup'),
      { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev'] },
      bind('/data', join(bundle, 'data'), 'rw'),
      bind('/backups', join(bundle, 'backups'), 'rw'),
      bind('/run/secrets', join(bundle, 'secrets'), 'ro'),
    ],
    linux: {
      ...spec.linux,
      namespaces: spec.linux.namespaces.filter(({ type }: { type: string }) => !['network', 'cgroup'].includes(type)),
    },
  }
}
