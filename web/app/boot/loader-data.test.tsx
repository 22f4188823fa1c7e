import { renderToStaticMarkup } from 'react-dom/server'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, it } from 'vitest'
import { LoaderData, readLoaderData } from './loader-data.tsx'

const hostile = '</script><script>alert(1)</script><!-- &amp; \u2028 \u2029 « Salé » \u{1f3e0} "prix"\n'

const elementOf = (state: Parameters<typeof LoaderData>[0]['state']) =>
  renderToStaticMarkup(<LoaderData state={state} />)

/** As a browser finds it: the text up to the first end of a script. */
const pageWith = (html: string) => ({
  getElementById: (id: string) => {
    const [, found, textContent] = /^<script type="application\/json" id="([^"]+)">(.*?)<\/script>/s.exec(html) ?? []
    return found === id ? ({ textContent } as HTMLElement) : null
  },
})

it('brings to the browser what the loaders returned', () => {
  const loaderData = { root: null, page: { titre: hostile, prix: [1200, 0.5], meuble: true } }
  expect(readLoaderData(pageWith(elementOf({ loaderData, errors: null })))).toEqual({ loaderData, errors: null })
})

it('brings what they threw, as React Router knows it', () => {
  const errors = { ad: new ErrorResponse(404, 'Not Found', { nom: hostile }), root: new Error('panne') }
  const { errors: read } = readLoaderData(pageWith(elementOf({ loaderData: {}, errors })))
  expect(read?.ad).toBeInstanceOf(ErrorResponse)
  expect(read?.root).toBeInstanceOf(Error)
  expect(read).toEqual(errors)
  expect(read?.root).not.toHaveProperty('stack', expect.any(String))
})

it('[SEC-21] lets no data end the element or open a comment in it', () => {
  const html = elementOf({ loaderData: { [hostile]: hostile } })
  expect(html.match(/</g)).toHaveLength(2)
  expect(html).toMatch(/<\/script>$/)
})
