import { expect, it } from 'vitest'
import { renderHtml } from '../../lib/testing/render.tsx'
import { Facts } from './facts.tsx'

it('lets a long text choose its direction, and aligns a short Arabic value with its label', () => {
  const html = renderHtml(
    <Facts
      facts={[
        { label: 'Description', value: 'غرفة هادئة', wide: true },
        { label: 'Quartier', value: 'أكدال' },
      ]}
    />,
  )
  expect(html).toMatch(/<dd dir="auto"[^>]*>غرفة هادئة</)
  expect(html).toMatch(/<dd class[^>]*><bdi>أكدال<\/bdi>/)
})
