import { useEffect, useState } from 'react'
import * as texts from '#texts/features/visites'
import { reportError } from '../../../lib/client/report-error.ts'
import { momentLabel } from '../moments.ts'
import { canEnd, nextVisites, readOwnVisites, readVisite } from '../read-visite.ts'

type VisiteEndsProps = { conversationId: number; offreId?: never } | { offreId: number; conversationId?: never }

/** In a question: the sentence that a yes also ends what is ahead of this conversation or this offer, if anything is. */
export const VisiteEnds = ({ conversationId, offreId }: VisiteEndsProps) => {
  const [sentence, setSentence] = useState<string | null>(null)
  useEffect(() => {
    let ignore = false
    const read = offreId === undefined ? endOfConversation(conversationId) : endOfOffre(offreId)
    read.then(
      (sentence) => {
        if (!ignore) setSentence(sentence)
      },
      (error: unknown) => reportError('visite', error),
    )
    return () => {
      ignore = true
    }
  }, [conversationId, offreId])
  // Always there: screen readers announce what arrives in it after the dialog has opened.
  return <span aria-live="polite">{sentence && ` ${sentence}`}</span>
}

const endOfConversation = async (id: number): Promise<string | null> => {
  const visite = await readVisite(id)
  if (!visite || !canEnd(visite)) return null
  const { etat, debut } = visite
  return texts.ends(etat === 'confirmee' && debut ? momentLabel(debut) : null)
}

const endOfOffre = async (id: number): Promise<string | null> => {
  const { length } = nextVisites(await readOwnVisites(), id)
  return length > 0 ? texts.endsAll(length) : null
}
