// To run after npm install, where the registry lacks the binaries of other systems: node scripts/complete-lockfile.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { completeLockfile, missingOptionals } from './lib/lockfile.mjs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
writeFileSync(file, `${JSON.stringify(completeLockfile(lock), null, 2)}\n`)
console.log(`package-lock.json : ${missingOptionals(lock).size} paquets ajoutés.`)
