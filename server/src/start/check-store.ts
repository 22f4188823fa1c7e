import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { s3Storage } from '@colocdar/api/storage/s3'
import { StartupError } from '../process/startup-error.ts'

/**
 * Writes, reads and deletes a small file where the photos go. What only other settings can cure refuses the start; a
 * store that is down is said, and the site starts without photos.
 */
export const checkStore = async (url: string, warn: (message: string) => void): Promise<void> => {
  const problem = await findProblem(url)
  if (!problem) return
  const sentence = `UPLOADS_URL : le stockage des photos (${new URL(url).host}) ${problem.text}.`
  if (problem.settings) throw new StartupError(sentence)
  warn(sentence)
}

interface Problem {
  text: string
  /** Whether it cannot heal by itself. */
  settings: boolean
}

const findProblem = async (url: string): Promise<Problem | null> => {
  const storage = s3Storage(url)
  const key = `verification-${randomUUID()}`
  const written = Buffer.from(key)
  try {
    await storage.put(key, written)
    const found = await storage.get(key)
    const isSame = found !== null && written.equals(await buffer(found.stream))
    await storage.delete(key)
    if (!isSame) return { text: 'ne rend pas le fichier qui vient d’y être écrit', settings: true }
    // Without the right to list, missing files would answer 403, which looks like an outage.
    await storage.get(key)
    return null
  } catch (error) {
    return explain(error as StoreError)
  }
}

type StoreError = Error & { status?: number; cause?: { code?: string } }

const explain = ({ status = 0, cause }: StoreError): Problem => {
  if (status === 404) return { text: 'n’a pas de seau de ce nom', settings: true }
  if (status === 401 || status === 403)
    return { text: `refuse la clé (${status}) : elle doit pouvoir lire, écrire, supprimer et lister`, settings: true }
  if (cause?.code === 'ENOTFOUND') return { text: 'a un nom de machine inconnu', settings: true }
  const reason = status || cause?.code || 'pas de réponse à temps'
  return { text: `ne répond pas comme il faut (${reason}) ; les photos manqueront jusqu’à son retour`, settings: false }
}
