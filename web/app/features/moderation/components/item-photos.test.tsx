import { expect, it } from 'vitest'
import { renderHtml } from '../../../lib/testing/render.tsx'
import { ItemPhotos } from './item-photos.tsx'

it('shows each photo whole, whatever its shape: what is cut off cannot be judged', () => {
  const photo = (src: string, width: number, height: number) => ({
    src,
    status: 'ready' as const,
    width,
    height,
    couleur: '#a898d8',
  })
  const html = renderHtml(
    <ItemPhotos titre="Chambre" photos={[photo('a.webp', 600, 800), photo('b.webp', 800, 600)]} />,
  )
  expect(html.match(/object-contain/g)).toHaveLength(2)
  expect(html).not.toContain('object-cover')
})
