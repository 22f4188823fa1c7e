import { expect, it } from 'vitest'
import { renderHtml } from '../../lib/testing/render.tsx'
import { Avatar } from './avatar.tsx'

it('[ACC-03] shows the photo above the initial, which stays when the photo cannot be loaded', () => {
  const html = renderHtml(<Avatar name="élodie" photo="abc.webp" />)
  expect(html).toContain('É<img src="/uploads/abc.webp?w=320" alt="" loading="lazy"')
  expect(renderHtml(<Avatar name="élodie" url="blob:1" photo="abc.webp" />)).toContain('src="blob:1"')
})

it('[ACC-03] shows the initial alone without a photo', () => {
  for (const photo of [null, undefined, ''])
    expect(renderHtml(<Avatar name="Karim B." photo={photo} />)).toMatch(/^<span [^>]*>K<\/span>$/)
})
