import { expect, it } from 'vitest'
import { renderHtml } from '../../../lib/testing/render.tsx'
import { MarkedText } from './marked-text.tsx'

it('marks contact details where they stand, and keeps the rest of the text', () => {
  const html = renderHtml(<MarkedText text={'Appelez 06 12 34 56 78,\nou <b>karim@gmail.com</b>.'} />)
  expect(html.replace(/ class="[^"]*"/g, '')).toBe(
    'Appelez <mark title="numéro de téléphone">06 12 34 56 78</mark>,\nou &lt;b&gt;' +
      '<mark title="adresse e-mail">karim@gmail.com</mark>&lt;/b&gt;.',
  )
})
