import { expect, it } from 'vitest'
import { renderHtml } from '../../lib/testing/render.tsx'
import { Facts } from './facts.tsx'

it('lets a long text choose its direction, and aligns short Arabic values and chips with their label', () => {
  const html = renderHtml(
    <Facts
      facts={[
        { label: 'Description', value: 'غرفة هادئة', wide: true },
        { label: 'Quartier', value: 'أكدال' },
        { label: 'Langues', value: <ul />, wide: true },
      ]}
    />,
  )
  expect(html).toMatch(/<dd dir="auto"[^>]*>غرفة هادئة</)
  expect(html).toMatch(/<dd class[^>]*><bdi>أكدال<\/bdi>/)
  // What isolates its own words has no direction to find.
  expect(html).toMatch(/<dd class[^>]*><ul>/)
})
