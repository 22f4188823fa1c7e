import { useEffect, useState } from 'react'
import { loadChunk } from '../client/chunks.ts'

// Long enough not to be announced while the author types.
const pause = 500

/** What the author's texts give away, in words; null while nothing does. The code that knows is loaded by the first text. */
export const useCoordonnees = (texts: readonly string[]): string | null => {
  const [words, setWords] = useState<string | null>(null)
  const joined = texts.join('\n\n')
  useEffect(() => {
    let current = true
    const timer = setTimeout(async () => {
      if (joined.trim() === '') return setWords(null)
      // Without the chunk there is no advice, and nothing else is missing.
      const found = await loadChunk('coordonnees', () => import('./coordonnees-words.ts')).catch(() => null)
      if (current) setWords(found?.coordonneesWords([joined]) ?? null)
    }, pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [joined])
  return words
}
