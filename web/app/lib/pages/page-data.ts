import { inLangue, splitLangue } from '@colocdar/contracts/langues'
import {
  type DataRouter,
  data,
  type HydrationState,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router'
import type { LoadedBy } from './page.ts'

/** The element of a page that holds what its loaders answered: browsers do not run it. */
export const pageDataId = 'donnees'

const ending = '.data'
const home = '/_root'

/** Where the server answers with the data of a page alone. */
export const dataAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => {
  const { langue, path } = splitLangue(pathname)
  return `${inLangue(langue, path === '/' ? home : path)}${ending}${search}`
}

/** The path of the page whose data is at this one, if it is such an address. */
export const pageOfData = (pathname: string): string | undefined => {
  if (!pathname.endsWith(ending)) return undefined
  const { langue, path } = splitLangue(pathname.slice(0, -ending.length))
  return inLangue(langue, path === home ? '/' : path)
}

/**
 * How the server answers: what the loader returned, what it threw, or where it redirects to. Without a connection the
 * service worker names the page instead, whose document it has kept.
 */
export type DataAnswer = { loaded: unknown } | { thrown: unknown } | { redirect: string } | { document: string }

let first: { address: string; loaderData: HydrationState['loaderData'] } | undefined

/** What the server has loaded for this document. */
export const readPageData = (): HydrationState => {
  const state: HydrationState = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}')
  first = { address: dataAddress(location), loaderData: state.loaderData }
  return state
}

/** The loader of a page whose data come from the server: with the document, then by themselves. */
export const fromServer = async <L>({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoadedBy<L>> => {
  const address = dataAddress(new URL(request.url))
  const known = takeFirst(address)
  if (known !== undefined) return known as LoadedBy<L>
  const answer = await fetch(address, { signal: request.signal })
  const body: DataAnswer = await answer.json()
  // React Router puts the language before what it redirects to.
  if ('document' in body) throw redirectDocument(splitLangue(body.document).path)
  if ('redirect' in body) throw redirect(splitLangue(body.redirect).path)
  if ('thrown' in body) throw data(body.thrown, { status: answer.status })
  return body.loaded as LoadedBy<L>
}

/** What came with the document is for the page as it is hydrated: later it may have changed. */
export const dropPageDataOnceShown = ({ state, subscribe }: Pick<DataRouter, 'state' | 'subscribe'>): void => {
  const drop = ({ initialized }: { initialized: boolean }) => {
    if (initialized) first = undefined
  }
  drop(state)
  subscribe(drop)
}

/** Once, as above. */
const takeFirst = (address: string): unknown => {
  const page = first?.address === address ? Object.values(first.loaderData ?? {}).at(-1) : undefined
  first = undefined
  return page
}
