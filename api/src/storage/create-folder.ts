import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its parents, for this account only. Node's own recursive mkdir loops for ever where a file system answers ENOENT
 * although the parent exists, as /proc does.
 */
export const createFolder = (path: string): void => {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && isFolder(path)) return
    if (code !== 'ENOENT' || isFolder(dirname(path))) throw error
    createFolder(dirname(path))
    createFolder(path)
  }
}

/** Removes the rights of other accounts from a folder of ours that was created with too many. */
export const tightenFolder = (path: string): void => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory() || found.uid !== process.getuid?.()) return
  // A folder that all accounts share, such as /tmp, stays as it is.
  const isShared = (found.mode & 0o1000) !== 0
  if (!isShared && (found.mode & 0o077) !== 0) chmodSync(path, 0o700)
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
