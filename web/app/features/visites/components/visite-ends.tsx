import type { Visite } from '@colocdar/contracts/visites'
import { useEffect, useState } from 'react'
import * as texts from '#texts/features/visites'
import { reportError } from '../../../lib/client/report-error.ts'
import { momentLabel } from '../moments.ts'
import { canEnd, nextVisites, readOwnVisites, readVisite, visitesWith } from '../read-visite.ts'

interface VisiteEndsProps {
  of: keyof typeof ending
  id: number
}

/** In a question: the sentence that a yes also ends what is ahead of this, if anything is. */
export const VisiteEnds = ({ of, id }: VisiteEndsProps) => {
  const [sentence, setSentence] = useState<string | null>(null)
  useEffect(() => {
    let ignore = false
    ending[of](id).then(
      (visites) => {
        if (!ignore) setSentence(sentenceOf(visites))
      },
      (error: unknown) => reportError('visite', error),
    )
    return () => {
      ignore = true
    }
  }, [of, id])
  // Always there: screen readers announce what arrives in it after the dialog has opened.
  return <span aria-live="polite">{sentence && ` ${sentence}`}</span>
}

/** Which visits end with it. */
const ending = {
  conversation: async (id: number) => [await readVisite(id)].filter((visite) => visite !== null).filter(canEnd),
  offre: async (id: number) => nextVisites(await readOwnVisites(), id),
  membre: async (id: number) => visitesWith(await readOwnVisites(), id),
}

const sentenceOf = ([first, ...more]: readonly Visite[]): string | null => {
  if (!first) return null
  if (more.length > 0) return texts.endsAll(more.length + 1)
  return texts.ends(first.etat === 'confirmee' && first.debut ? momentLabel(first.debut) : null)
}
