import { useEffect, useState } from 'react'
import * as texts from '#texts/features/visites'
import { reportError } from '../../lib/client/report-error.ts'
import { momentLabel } from './moments.ts'
import { isAhead, readVisite } from './read-visite.ts'

/** While a question is asked: the sentence that a yes also ends the visit ahead of this conversation, if there is one. */
export const useVisiteEnds = (conversationId: number, asked: boolean): string | null => {
  const [sentence, setSentence] = useState<string | null>(null)
  useEffect(() => {
    if (!asked) return
    let ignore = false
    readVisite(conversationId).then(
      (visite) => {
        if (ignore) return
        const { etat = null, debut = null } = visite && isAhead(visite) ? visite : {}
        setSentence(etat && texts.ends(etat === 'confirmee' && debut ? momentLabel(debut) : null))
      },
      (error: unknown) => reportError('visite', error),
    )
    return () => {
      ignore = true
    }
  }, [conversationId, asked])
  return sentence
}
