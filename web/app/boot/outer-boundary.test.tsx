import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OuterBoundary } from './outer-boundary.tsx'

const here = {}

it('shows a sentence in French once something failed, until another page is asked for', () => {
  const boundary = new OuterBoundary({ location: here, children: 'la page' })
  expect(renderToStaticMarkup(boundary.render())).toBe('la page')
  boundary.state = { ...boundary.state, ...OuterBoundary.getDerivedStateFromError() }
  expect(OuterBoundary.getDerivedStateFromProps({ location: here, children: '' }, boundary.state)).toBeNull()
  expect(renderToStaticMarkup(boundary.render())).toContain('Quelque chose s’est mal passé de notre côté.')
  const elsewhere = {}
  expect(OuterBoundary.getDerivedStateFromProps({ location: elsewhere, children: '' }, boundary.state)).toEqual({
    failed: false,
    location: elsewhere,
  })
})
