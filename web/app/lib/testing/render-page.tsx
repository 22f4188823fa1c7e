import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'

/** The HTML of a whole page, given what its loader answered. */
export const renderPage = <Data,>(
  Page: ComponentType<never>,
  { path, loaderData }: { path: string; loaderData: Data },
): string => {
  const Screen = Page as unknown as ComponentType<{ loaderData: Data }>
  const Site = createRoutesStub([{ id: 'page', path, Component: () => <Screen loaderData={loaderData} /> }])
  return renderToStaticMarkup(<Site initialEntries={[path]} />)
}
