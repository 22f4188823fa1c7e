import { readFileSync } from 'node:fs'
import { StartupError } from '../process/startup-error.ts'

/**
 * Settings that hold a password or a key. Each may be in a file instead, named by the setting with `_FILE`: containers
 * and systemd (`LoadCredential=`) hand out secrets this way, and the environment of a process is easier to read.
 */
const secrets = new Set([
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'DATABASE_READ_URL',
  'UPLOADS_URL',
  'SMTP_URL',
  'BLOGGER_API_KEY',
  'CDN_PURGE_URL',
  'METRICS_TOKEN',
])

const fileSetting = (name: string): string => `${name}_FILE`

/** The names, each secret one followed by the name of its file's setting. */
export const withFileNames = (names: string[]): string[] =>
  names.flatMap((name) => (secrets.has(name) ? [name, fileSetting(name)] : [name]))

/** The environment with the content of the files that it names. */
export const readSecretFiles = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const named = [...secrets].filter((name) => env[fileSetting(name)] !== undefined)
  return { ...env, ...Object.fromEntries(named.map((name) => [name, readSecret(env, name)])) }
}

const readSecret = (env: NodeJS.ProcessEnv, name: string): string | undefined => {
  const setting = fileSetting(name)
  if (env[name] !== undefined) throw new StartupError(`Réglage invalide : ${name} ou ${setting}, pas les deux.`)
  const path = env[setting] as string
  try {
    // Editors end a file with a line break, which no secret of ours contains.
    return readFileSync(path, 'utf8').trim() || undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(`Réglage invalide : ${setting} nomme un fichier illisible (${code}, ${path}).`)
  }
}
