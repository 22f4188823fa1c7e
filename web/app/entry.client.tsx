import { splitLangue } from '@colocdar/contracts/langues'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, type MiddlewareFunction, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import './lib/client/zod-jitless.ts'
import { registerWorker } from '../service-worker/register.ts'
import { requireAdmin } from './admin/require-admin.ts'
import { wakeOutbox } from './features/conversations/wake-outbox.ts'
import { dropEarlyPress } from './layout/early-press.ts'
import { keepInstallPrompt } from './layout/install-prompt.ts'
import { startAuth } from './lib/auth/auth-store.ts'
import { requireSession, requireVisitor } from './lib/auth/require-session.ts'
import { whileHere } from './lib/client/while-here.ts'
import { basename, localPath } from './lib/local-paths.ts'
import { hydrated } from './lib/pages/hydration.ts'
import { dropPageDataOnceShown, readPageData } from './lib/pages/page-data.ts'
import { watchPages } from './lib/pages/pages-before.ts'
import { isSparing } from './lib/storage/sparing.ts'
import { routeOf } from './lib/storage/stored-route.ts'
import { createRouteObjects, type PageModule, partsOfModule } from './route-objects.tsx'
import { showMissingScripts, showUnhandledErrors } from './ui/notices/unhandled-errors.ts'

// Before the router: the first loaders need to know who is signed in.
startAuth()
showUnhandledErrors()
keepInstallPrompt()
registerWorker()
wakeOutbox()
addEventListener('online', wakeOutbox)

const pages = import.meta.glob<PageModule>(['./**/*.page.tsx', './**/*.layout.tsx'])

const importPage = (file: string): Promise<PageModule> => whileHere(() => pages[`./${file}`]?.() as Promise<PageModule>)

/** After a deployment the files of an old tab are gone: the document of the page that it goes to names the new ones. */
const importOrReload = async (file: string): Promise<PageModule> => {
  try {
    return await importPage(file)
  } catch (error) {
    console.error(`Error loading route module ${file}`, error)
    const target = router?.state.navigation.location
    if (target) history.pushState(null, '', localPath(createPath(target)))
    location.reload()
    return new Promise(() => {})
  }
}

/** The administration has no other language. */
const inFrench: MiddlewareFunction = ({ request }, next) => {
  const { langue, path } = splitLangue(routeOf(new URL(request.url)))
  if (langue === 'fr') return next()
  location.replace(path)
  return new Promise(() => {})
}

/** Who may see the pages inside of a layout. Only the browser knows who is signed in. */
const guards: Record<string, MiddlewareFunction[]> = {
  'admin/admin.layout.tsx': [inFrench, requireSession, requireAdmin],
  'features/auth/visiteur.layout.tsx': [requireVisitor],
  'layout/protected.layout.tsx': [requireSession],
}

/** The router would start to load while React still compares the page with what the server rendered. */
const afterHydration: MiddlewareFunction = async (_, next) => {
  await hydrated
  return next()
}

const files = new Map<string, string>()

const routes = createRouteObjects(
  ({ id, file }) => {
    files.set(id, file)
    const middleware = guards[file]
    return { lazy: async () => partsOfModule(file, await importOrReload(file)), ...(middleware && { middleware }) }
  },
  { loader: () => null, shouldRevalidate: () => false, middleware: [afterHydration] },
)

/** Prefetches the code of the page that a link leads to. A failure shows when the page is opened. */
const prefetch = ({ target }: Event): void => {
  if (isSparing()) return
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-followed]')
  for (const { route } of (link && matchRoutes(routes, link.pathname, basename)) || []) {
    const file = files.get(route.id ?? '')
    if (file) importPage(file).catch(() => {})
  }
}
addEventListener('pointerover', prefetch)
addEventListener('focusin', prefetch)

let router: ReturnType<typeof createBrowserRouter> | undefined

/** The page as the server rendered it needs its parts at once. */
const hydrate = async () => {
  const matches = matchRoutes(routes, location, basename) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      const file = files.get(route.id ?? '')
      if (file) Object.assign(route, partsOfModule(file, await importPage(file)), { lazy: undefined })
    }),
  )
  const created = createBrowserRouter(routes, { basename, hydrationData: readPageData() })
  router = created
  dropPageDataOnceShown(created)
  watchPages(created)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={created} />
      </StrictMode>,
    )
  })
}

hydrate().catch((error) => {
  dropEarlyPress()
  showMissingScripts(error)
})
