import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

/** As much of a browser as the steps need: each call ends after a while, with an error. */
export interface Browser {
  open(url: string): Promise<void>
  /** Runs the text of a function's body in the page; its result must be JSON. */
  evaluate(body: string): Promise<unknown>
  close(): Promise<void>
}

export interface Engine {
  name: string
  /** What apt installs, where it is missing. */
  packages: string
  /** Undefined when it is not on this machine. */
  launch: (() => Promise<Browser>) | undefined
}

export const callTimeoutMs = 30_000

/** Of the first of these programs that can be executed, by name on the PATH or by its whole path. */
export const findProgram = (...names: string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean)
  const candidates = names.flatMap((name) =>
    name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
  )
  return candidates.find(isExecutable)
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
