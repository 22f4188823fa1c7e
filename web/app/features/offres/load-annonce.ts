import { AppError } from '@colocdar/contracts/errors'
import { authStore } from '../../lib/auth/auth-store.ts'
import { orSignInAgain } from '../../lib/auth/require-session.ts'
import { isHidden } from '../../lib/client/hidden-ads.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import { reportError } from '../../lib/client/report-error.ts'
import { fromServer } from '../../lib/pages/page-data.ts'
import type { CardOffre } from './shown-offre.ts'

/** What the page of an offer or a request shows. */
export interface LoadedAnnonce<Annonce> {
  /** Null when visitors may not see it: only the browser knows whether the author is signed in. */
  annonce: Annonce | null
  /** Offers like it, or in the same city. */
  offres: CardOffre[]
  /** In how many hours the author usually answers, when that is known. */
  heures?: number | null
  /** Why there is none: it does not exist for this person, or there was no answer and it may well exist. */
  failure?: 'missing' | 'noAnswer'
}

export const nothing = { annonce: null, offres: [] }

/** In the browser: what everyone may see, or the member's own ad that is not public. */
export const loadAnnonce = async <Annonce>(...args: LoadArgs<Annonce>): Promise<LoadedAnnonce<Annonce>> => {
  const [{ signal }] = args
  const loaded = await attempt(...args)
  // A phone that changed its network, a server that restarts: the second attempt mostly succeeds.
  return loaded.failure === 'noAnswer' && !signal.aborted ? attempt(...args) : loaded
}

type LoadArgs<Annonce> = [request: Request, what: string, readOwn: () => Promise<Annonce>]

const attempt = async <Annonce>(...[request, what, readOwn]: LoadArgs<Annonce>): Promise<LoadedAnnonce<Annonce>> => {
  try {
    const loaded: LoadedAnnonce<Annonce> = isHidden(request.url)
      ? nothing
      : await fromServer<() => LoadedAnnonce<Annonce>>({ request })
    return loaded.annonce || loaded.failure
      ? loaded
      : { ...loaded, annonce: await orSignInAgain(request, forMember(readOwn)) }
  } catch (error) {
    if (error instanceof Response) throw error
    reportError(what, error)
    return { ...nothing, failure: isMissing(error) ? 'missing' : 'noAnswer' }
  }
}

const forMember = async <Annonce>(readOwn: () => Promise<Annonce>): Promise<Annonce> => {
  if (authStore.getState().token === null) throw new AppError('NOT_FOUND', { message: 'Not public.' })
  return readOwn()
}
