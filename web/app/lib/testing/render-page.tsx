import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'

interface PageProps<Data> {
  loaderData: Data
  params: Record<string, string>
}

/** The HTML of a whole page, given what its loader answered. */
export const renderPage = <Data,>(
  Page: ComponentType<never>,
  { path, loaderData, params = {} }: { path: string } & Pick<PageProps<Data>, 'loaderData'> & Partial<PageProps<Data>>,
): string => {
  const Screen = Page as unknown as ComponentType<PageProps<Data>>
  const Site = createRoutesStub([
    { id: 'page', path, Component: () => <Screen loaderData={loaderData} params={params} /> },
  ])
  return renderToStaticMarkup(<Site initialEntries={[path]} />)
}
