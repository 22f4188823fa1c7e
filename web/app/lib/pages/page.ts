import type { ReactNode } from 'react'
import type { LoaderFunctionArgs, UIMatch } from 'react-router'

/** What a loader is called with; `Params` are those of the page's address. */
export type LoaderArgs<Params = object> = LoaderFunctionArgs & { params: Params }

type Loader = (...args: never[]) => unknown

/** What a loader answers, without the status that `data` gives it. */
export type LoadedBy<L> = L extends Loader ? WithoutStatus<Awaited<ReturnType<L>>> : undefined

type WithoutStatus<T> = T extends { type: string; data: infer Data; init: ResponseInit | null } ? Data : T

/** What the component of a page is rendered with. */
export interface PageProps<L = unknown, Params = object> {
  loaderData: LoadedBy<L>
  params: Params
}

/** The title of a page and its tags for search engines. No data when loading failed. */
export type Meta<L = unknown> = (page: { matches: UIMatch[]; loaderData: LoadedBy<L> | undefined }) => ReactNode

/** The `handle` of our routes. */
export interface PageHandle {
  file: string
  meta?: Meta | undefined
}
