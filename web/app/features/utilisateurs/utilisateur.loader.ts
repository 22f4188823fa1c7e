import { offres } from '@colocdar/contracts/offres'
import { type Profil, utilisateurs } from '@colocdar/contracts/utilisateurs'
import { data } from 'react-router'
import { apiContext } from '../../lib/client/api-context.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import type { CardOffre } from '../offres/shown-offre.ts'
import { toCardOffre } from '../offres/to-card-offre.ts'

export interface LoadedProfil {
  /** Null when visitors may not see it: only the browser knows who is signed in. */
  profil: Profil | null
  offres: CardOffre[]
}

const nothing: LoadedProfil = { profil: null, offres: [] }

export const loader = async ({ context, params }: LoaderArgs<{ id: string }>) => {
  const call = context.get(apiContext)
  try {
    const [profil, page] = await Promise.all([
      call(utilisateurs.one, { params: { id: params.id } }),
      call(offres.search, { query: { userId: params.id, verified: true, page: 0, size: 6 } }),
    ])
    return data<LoadedProfil>({ profil, offres: page.content.map(toCardOffre) })
  } catch (error) {
    if (isMissing(error)) return data<LoadedProfil>(nothing, { status: 404 })
    throw error
  }
}
