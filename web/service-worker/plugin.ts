import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { publicPages } from './public-pages.ts'
import { receivePush } from './push-worker.ts'
import { workOffline } from './worker.ts'

/** Writes the service worker beside the files of the last build: a script of its own, which no page waits for. */
export const offlineWorker: Plugin = {
  name: 'offline-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const earlier = JSON.parse(readFileSync('build/client/.vite/fr.json', 'utf8')) as Record<string, { file: string }>
    const files = [...Object.keys(bundle), ...Object.values(earlier).map(({ file }) => file)]
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: workerSource(files) })
  },
}

const ownFiles = ['hors-ligne.html', 'hors-ligne.ar.html', 'hors-ligne.css', 'hors-ligne.js']

/** Changes with any built file, whose names say what is in them, and with the page that is shown offline. */
export const workerSource = (builtFiles: string[]): string => {
  const hash = createHash('sha256')
  for (const name of builtFiles.toSorted()) hash.update(`${name}\0`)
  for (const name of ownFiles) hash.update(readFileSync(new URL(`../public/${name}`, import.meta.url)))
  const settings = { version: hash.digest('hex').slice(0, 12), publicPages }
  return `(${workOffline})(${JSON.stringify(settings)}, self)\n;(${receivePush})(self)\n`
}
