import { paths } from '@colocdar/contracts/paths'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/favoris'
import { authStore } from '../../lib/auth/auth-store.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { loadChunk } from '../../lib/client/chunks.ts'
import { settled } from '../../lib/client/load-state.ts'
import { favorisIntent, storeFavorisIntent } from '../../lib/favoris/favoris-intent.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { takeIntent } from '../../lib/storage/stored-route.ts'
import { classes } from '../../ui/elements/classes.ts'
import { Filled } from '../../ui/elements/filled.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { Alert } from '../../ui/notices/alert.tsx'
import { LoadError } from '../../ui/notices/load-error.tsx'
import { OffreGridSkeleton } from '../offres/components/offre-grid.tsx'
import { FavorisView } from './components/favoris-view.tsx'

// The contracts come with it: the frame of the page shows without them.
const loadFavoris = async () => {
  const part = await loadChunk('favoris', () => import('./load-favoris.ts'))
  return part.loadFavoris()
}

export const loader = () => settled('favoris', loadFavoris())
loader.hydrate = true as const

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.title, description: texts.description, index: false })

export default function FavorisPage({ loaderData: { value, error } }: PageProps<typeof loader>) {
  useEffect(() => void takeIntent(favorisIntent), [])
  useReloadForOthers()
  return (
    <FavorisFrame>
      {value ? (
        <FavorisView favoris={value} />
      ) : (
        <LoadError>
          <p>{texts.loadFailed}</p>
          <p>{error}</p>
        </LoadError>
      )}
    </FavorisFrame>
  )
}

/** One page for everybody: whose favourites they are is known after hydration. */
export function HydrateFallback() {
  return (
    <FavorisFrame>
      <noscript>
        <Alert tone="info">{texts.needScript}</Alert>
      </noscript>
      <OffreGridSkeleton count={3} />
    </FavorisFrame>
  )
}

/** At least as high as the screen: the footer stays out of sight, so that it does not jump when the list turns up. */
const FavorisFrame = ({ children }: { children: ReactNode }) => (
  <div className="page-largeur flex min-h-svh flex-col gap-6 py-8 md:py-12">
    <div>
      <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
      <VisitorNote />
    </div>
    {children}
  </div>
)

/** Members do not see it, but it keeps its room: whose favourites they are is known late, and nothing jumps. */
const VisitorNote = () => {
  const signedIn = useAuth((auth) => auth.token !== null)
  return (
    <p className={classes('mt-2 text-brume', signedIn && 'invisible')}>
      <Filled
        text={texts.visitorNote}
        values={{
          signIn: (
            <Link to={paths.login()} onClick={storeFavorisIntent} className="lien">
              {texts.signIn}
            </Link>
          ),
        }}
      />
    </p>
  )
}

/** A sign-in or sign-out in another tab. */
const useReloadForOthers = (): void => {
  const { revalidate } = useRevalidator()
  const reload = useEffectEvent(revalidate)
  useEffect(
    () =>
      authStore.subscribe(({ token }, before) => {
        if (token !== before.token) void reload()
      }),
    [],
  )
}
