import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its parents. Node's own recursive mkdir loops for ever where a file system answers ENOENT
 * although the parent exists, as /proc does.
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
