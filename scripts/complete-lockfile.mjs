// To run after npm install, where the registry lacks the binaries of other systems: node scripts/complete-lockfile.mjs
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { completeLockfile, missingOptionals, withoutIntegrity } from './lib/lockfile.mjs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const complete = completeLockfile(lock)

/** What the registry says of a package; undefined when it lacks it. */
const integrityOf = (name, version) => {
  try {
    return execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

const lacking = withoutIntegrity(complete).filter(([path, { version, ...rest }]) => {
  const integrity = integrityOf(path.split('node_modules/').at(-1), version)
  if (integrity) complete.packages[path] = { version, integrity, ...rest }
  return !integrity
})
writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`)
console.log(
  `package-lock.json : ${missingOptionals(lock).size} paquets ajoutés, ${lacking.length} sans empreinte : le registre ne les a pas.`,
)
