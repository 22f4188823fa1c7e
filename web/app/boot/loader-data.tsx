import { UNSAFE_ErrorResponseImpl as ErrorResponse, type HydrationState, isRouteErrorResponse } from 'react-router'

type State = Pick<HydrationState, 'loaderData' | 'errors'>

/** An error on its way: the first kind is what loaders answer on purpose, 404 for instance. */
type Fields = { status: number; statusText: string; data: unknown } | { message: string }

const id = 'loader-data'

/**
 * What the loaders returned or threw, as JSON: the browser hydrates with it instead of calling them again. Browsers do
 * not run it, so that the page's policy needs no hash of it.
 */
export const LoaderData = ({ state }: { state: State | null }) => (
  <script
    type="application/json"
    id={id}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no member's text can end the element or open a comment in it.
    dangerouslySetInnerHTML={{ __html: state ? toJson(state).replaceAll('<', '\\u003c') : ' ' }}
  />
)

const toJson = ({ loaderData, errors }: State): string =>
  JSON.stringify({ loaderData, errors: errors && mapValues(errors, fieldsOf) })

/** To be called when the whole page is there. */
export const readLoaderData = (page: Pick<Document, 'getElementById'>): State => {
  const { loaderData, errors } = JSON.parse(page.getElementById(id)?.textContent as string)
  return { loaderData, errors: errors && mapValues<Fields, unknown>(errors, errorOf) }
}

const fieldsOf = (error: unknown): Fields =>
  isRouteErrorResponse(error)
    ? { status: error.status, statusText: error.statusText, data: error.data }
    : { message: (error as Error).message }

const errorOf = (fields: Fields): unknown =>
  'status' in fields
    ? new ErrorResponse(fields.status, fields.statusText, fields.data)
    : Object.assign(new Error(fields.message), { stack: undefined })

const mapValues = <From, To>(all: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]))
