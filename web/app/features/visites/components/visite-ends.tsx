import { useEffect, useState } from 'react'
import * as texts from '#texts/features/visites'
import { reportError } from '../../../lib/client/report-error.ts'
import { momentLabel } from '../moments.ts'
import { canEnd, readVisite } from '../read-visite.ts'

/** In a question: the sentence that a yes also ends the visit ahead of this conversation, if there is one. */
export const VisiteEnds = ({ conversationId }: { conversationId: number }) => {
  const [sentence, setSentence] = useState<string | null>(null)
  useEffect(() => {
    let ignore = false
    readVisite(conversationId).then(
      (visite) => {
        if (ignore || !visite || !canEnd(visite)) return
        const { etat, debut } = visite
        setSentence(texts.ends(etat === 'confirmee' && debut ? momentLabel(debut) : null))
      },
      (error: unknown) => reportError('visite', error),
    )
    return () => {
      ignore = true
    }
  }, [conversationId])
  // Always there: screen readers announce what arrives in it after the dialog has opened.
  return <span aria-live="polite">{sentence && ` ${sentence}`}</span>
}
