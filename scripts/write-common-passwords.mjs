// Writes the list of common passwords, which the server refuses and the browser loads while one is typed: node scripts/write-common-passwords.mjs.
import { writeFile } from 'node:fs/promises'
import { commonPasswords } from './lib/common-passwords.mjs'

const file = new URL('../contracts/src/common-passwords.txt', import.meta.url)
const list = commonPasswords()
await writeFile(file, `\n${list.join('\n')}\n`)
console.log(`${list.length} mots de passe courants.`)
