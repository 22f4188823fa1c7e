import {
  type HydrationState,
  type UNSAFE_AssetsManifest,
  type UNSAFE_RouteModules,
  UNSAFE_shouldHydrateRouteLoader,
} from 'react-router'

/**
 * The loader data that the router starts with. React Router looks for the page's routes among all to find it, for half
 * as long as it takes to create the router; the page came with the modules of exactly those.
 */
export const hydrationDataOf = (
  state: HydrationState,
  { routes }: Pick<UNSAFE_AssetsManifest, 'routes'>,
  modules: UNSAFE_RouteModules,
): HydrationState => {
  const loaderData: HydrationState['loaderData'] = { ...state.loaderData }
  for (const [id, module] of Object.entries(modules)) {
    const hasLoader = routes[id]?.hasLoader === true
    const runsFirst = UNSAFE_shouldHydrateRouteLoader(id, module?.clientLoader, hasLoader, false)
    if (runsFirst && (module?.HydrateFallback || !hasLoader)) delete loaderData[id]
    else if (!hasLoader) loaderData[id] = null
  }
  return { ...state, loaderData }
}
