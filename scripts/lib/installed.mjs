import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

/** The path of a program, if this machine has it. The PATH of ordinary accounts often lacks /usr/sbin. */
export const installed = (name) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin'].map((folder) => join(folder, name)).find(isExecutable)

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The title of tests that need a program: it says why they are skipped. */
export const titleWith = (name, title) => (installed(name) ? title : `${title} (skipped: no ${name} on this machine)`)
