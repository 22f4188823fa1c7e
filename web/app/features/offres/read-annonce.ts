import type { Client } from '@colocdar/contracts/client'
import { conversations } from '@colocdar/contracts/conversations'
import { data } from 'react-router'
import { settled } from '../../lib/client/load-state.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import { reportError } from '../../lib/client/report-error.ts'
import { type LoadedAnnonce, nothing } from './load-annonce.ts'
import type { CardOffre } from './shown-offre.ts'

interface Reads<Annonce> {
  what: string
  read: Promise<Annonce>
  auteurId: (annonce: Annonce) => number
  offres: (annonce: Annonce) => Promise<CardOffre[]>
}

/** On the server: an ad as everyone may see it, with offers beside it. The page works without those. */
export const readAnnonce = async <Annonce>(call: Client, { what, read, auteurId, ...beside }: Reads<Annonce>) => {
  try {
    const annonce = await read
    const [offres, reactivite] = await Promise.all([
      settled('offres', beside.offres(annonce)),
      settled('reactivite', call(conversations.reactivite, { params: { id: auteurId(annonce) } })),
    ])
    const heures = reactivite.value?.heures ?? null
    return data<LoadedAnnonce<Annonce>>({ annonce, offres: offres.value ?? [], heures })
  } catch (error) {
    if (isMissing(error)) return data<LoadedAnnonce<Annonce>>(nothing, { status: 404 })
    reportError(what, error)
    return data<LoadedAnnonce<Annonce>>({ ...nothing, failure: 'noAnswer' }, { status: 503 })
  }
}
