import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and those above it. Node's own recursive mkdir never ends where a file system says ENOENT
 * although the parent is there, as /proc does.
 */
export const createFolder = (path: string): void => {
  try {
    mkdirSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && isFolder(path)) return
    if (code !== 'ENOENT' || isFolder(dirname(path))) throw error
    createFolder(dirname(path))
    createFolder(path)
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
