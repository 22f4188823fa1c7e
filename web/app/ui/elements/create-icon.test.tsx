import { describe, expect, it } from 'vitest'
import { renderHtml } from '../../lib/testing/render.tsx'
import { createIcon } from './create-icon.tsx'

const Plus = createIcon('<!-- @license -->\n<svg\n  width="24"\n>\n  <path d="M5 12h14M12 5v14"/>\n</svg>\n')

describe('createIcon', () => {
  it.each([
    ['plain', {}, 'class="icone" aria-hidden="true"'],
    ['styled', { className: 'size-4' }, 'class="icone size-4" aria-hidden="true"'],
    ['thin', { strokeWidth: 1.5 }, 'class="icone" aria-hidden="true" stroke-width="1.5"'],
    ['named', { 'aria-label': 'Ajouter' }, 'class="icone" aria-label="Ajouter"'],
  ])('renders only the necessary attributes: %s', (_, props, attributes) => {
    expect(renderHtml(<Plus {...props} />)).toBe(
      `<svg viewBox="0 0 24 24" ${attributes}><path d="M5 12h14M12 5v14"/></svg>`,
    )
  })
})
