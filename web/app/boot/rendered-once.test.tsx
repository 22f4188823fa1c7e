import { useId } from 'react'
import { expect, it } from 'vitest'
import { handleRequest } from './handle-request.tsx'
import { RenderedOnce } from './rendered-once.tsx'
import { type Layout, renderPage } from './small-site.fixture.tsx'

let count = 0
let shown: unknown

const Part = () => {
  count += 1
  return (
    <div id={useId()}>
      un &amp; deux<div title="<div>">trois</div> {'l’été'}
    </div>
  )
}

const Site: Layout = ({ children }) => (
  <html lang="fr">
    <body>
      <RenderedOnce as="div" of={shown} className="partie">
        <Part />
        fin
      </RenderedOnce>
      <div>après</div>
      {children}
    </body>
  </html>
)

/** A page with a part that counts how often it was rendered. */
const render = async (of: unknown, path = '/') => {
  shown = of
  const before = count
  const { html } = await renderPage(Site, handleRequest, { path })
  return { html, times: count - before }
}

const partIn = (html: string) => /<div class="partie".*?fin<\/div>/s.exec(html)?.[0]

it('renders a part once, and copies it into every other page that has it in the same place', async () => {
  const first = await render('une partie')
  expect(partIn(first.html)).toContain('un &amp; deux<div title="&lt;div&gt;">trois</div> <!-- -->l’été</div>fin</div>')
  expect(await render('une partie')).toEqual({ html: first.html, times: 0 })
  const other = await render('une partie', '/coloc/12')
  expect([partIn(other.html), other.times]).toEqual([partIn(first.html), 0])
  expect(other.html).toContain('<div>après</div>')
})

it('renders it anew when what it shows differs, and each time when there is no name for that', async () => {
  const times = []
  for (const of of [{ villes: [1] }, { villes: [2] }, { villes: [1] }, null, null]) times.push((await render(of)).times)
  expect(times).toEqual([1, 1, 0, 1, 1])
})

it('remembers a bounded number of parts', async () => {
  await render('la première')
  for (let version = 0; version < 100; version += 1) await render({ version })
  expect((await render('la première')).times).toBe(1)
})
