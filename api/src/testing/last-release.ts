import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The version before this one, which must run beside it. Changed with each release. */
export const lastRelease = { version: '1.1.1', commit: 'f4f5ff9443ee5816ceaf3fa57769cc946dccb96a' }

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** A clone without history, or a release, does not have the commit. */
export const hasLastRelease = (): boolean => {
  try {
    execFileSync('git', ['cat-file', '-e', `${lastRelease.commit}^{commit}`], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Unpacks folders of that version. */
export const unpackLastRelease = (folder: string, paths: string[]): void => {
  const archive = execFileSync('git', ['archive', lastRelease.commit, ...paths], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
}
