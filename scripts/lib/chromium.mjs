import { accessSync, constants, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { bin, root } from './paths.mjs'
import { lastLines, run } from './run.mjs'
import { SetupError } from './setup-error.mjs'

const folder = join(root, 'scripts/chromium')
const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const ownFolder = join(root, '.cache', `chromium-${dependencies['@sparticuz/chromium']}`)
// The same one everywhere, and built for speed: Debian's takes half as long again (docs/decisions/0028-one-chromium.md).
const own = join(ownFolder, 'chromium')

export const chromium = {
  title: 'Installation de Chromium pour les tests',
  isDone: () => (hasOwn(process) && !process.env.CHROMIUM_PATH ? isExecutable(own) : find() !== undefined),
  path: find,
  async run() {
    const said = []
    for (const [command, ...args] of waysToGet(describeMachine())) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PATH: `${bin}:${process.env.PATH}` }
      const { code, output } = await run(command, args, { cwd: root, env })
      if (code !== 0) said.push(lastLines(output, 5))
      const path = find()
      // Ubuntu's package is a stub that only asks to install a snap.
      if (path && (await run(path, ['--version'])).code === 0) return
    }
    throw new SetupError(
      'Les tests du navigateur ont besoin de Chromium : installez-le (paquet chromium), ou indiquez son chemin par CHROMIUM_PATH.',
      said.join('\n'),
    )
  },
}

// The headless shell first: the full browser paints invisible windows, and the tests take nearly twice as long.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** CHROMIUM_PATH, else our own, else the machine's Chromium, else the newest that Playwright has downloaded. */
export function findChromium({ env, home, isExecutable, list }) {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  const folders = (env.PATH ?? '').split(':').filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const cache = env.PLAYWRIGHT_BROWSERS_PATH || join(home, '.cache/ms-playwright')
  const downloaded = list(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => revision(b) - revision(a))
    .flatMap((name) => ['chrome-linux64', 'chrome-linux'].map((folder) => join(cache, name, folder, 'chrome')))
  return [own, ...onPath, ...downloaded].find(isExecutable)
}

/** Commands to try, in order, until there is a Chromium. */
export function waysToGet({ isRoot, hasApt, isDebian, platform, arch }) {
  const ours = hasOwn({ platform, arch }) ? [['node', join(folder, 'install.mjs'), ownFolder]] : []
  const install = ['apt-get', 'install', '-y', '--no-install-recommends']
  const apt = [
    ['apt-get', 'update'],
    // All that ours needs of the machine.
    ...(ours.length > 0 ? [[...install, 'libnss3', 'libexpat1']] : []),
    ...ours,
    [...install, 'chromium-headless-shell'],
    [...install, 'chromium'],
  ]
  const playwright = ['playwright', 'install', ...(isRoot && hasApt ? ['--with-deps'] : []), 'chromium']
  return [...ours, ...(isRoot && hasApt && isDebian ? apt : []), playwright]
}

function hasOwn({ platform, arch }) {
  return platform === 'linux' && arch === 'x64'
}

const revision = (name) => Number(name.split('-')[1])

function find() {
  if (process.env.CHROMIUM_PATH && !isExecutable(process.env.CHROMIUM_PATH))
    throw new SetupError(`CHROMIUM_PATH ne désigne pas un programme : ${process.env.CHROMIUM_PATH}.`)
  return findChromium({ env: process.env, home: homedir(), isExecutable, list })
}

function describeMachine() {
  const release = list('/etc').includes('os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  return {
    platform: process.platform,
    arch: process.arch,
    isRoot: process.getuid?.() === 0,
    hasApt: isExecutable('/usr/bin/apt-get'),
    isDebian: /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release),
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function list(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
