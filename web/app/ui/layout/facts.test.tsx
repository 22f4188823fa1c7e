import { expect, it } from 'vitest'
import { renderHtml } from '../../lib/testing/render.tsx'
import { Facts } from './facts.tsx'

it('lets a text choose its direction, and keeps a word of Arabic below its label', () => {
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
