import { expect, it } from 'vitest'
import { renderHtml } from '../../lib/testing/render.tsx'
import { Stars } from './stars.tsx'

it('[REVIEW-05] draws stars of 15 pixels, the lit ones gold, unless told otherwise', () => {
  const html = renderHtml(<Stars value={3} />)
  expect(html.match(/width="15"/g)).toHaveLength(5)
  expect(html.match(/gold/g)).toHaveLength(3)
  expect(renderHtml(<Stars value={3} size={24} color="teal" />)).not.toMatch(/width="15"|gold/)
})
