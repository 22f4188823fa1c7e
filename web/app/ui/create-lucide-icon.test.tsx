import { MapPin as LucideMapPin } from 'lucide-react'
import * as mapPin from 'lucide-react/icons/map-pin'
import { describe, expect, it } from 'vitest'
import { renderHtml } from '../lib/testing/render.tsx'
import createLucideIcon from './create-lucide-icon.tsx'

// What the icon's file hands to the function; its types name the component only.
const { __iconData } = mapPin as unknown as { __iconData: Parameters<typeof createLucideIcon>[0] }
const MapPin = createLucideIcon(__iconData)

const shapesOf = (html: string) => html.replace(/<svg[^>]*>/, '').replaceAll(/><\/(path|circle)>/g, '/>')
const attributesOf = (html: string) => html.slice('<svg '.length, html.indexOf('>')).match(/[\w-]+="[^"]*"/gi)

describe('createLucideIcon', () => {
  it('draws the shapes that lucide draws', () => {
    expect(shapesOf(renderHtml(<MapPin />))).toBe(shapesOf(renderHtml(<LucideMapPin />)))
  })

  it.each([
    ['plain', {}, ['class="icone"', 'aria-hidden="true"']],
    ['styled', { className: 'size-4' }, ['class="icone size-4"', 'aria-hidden="true"']],
    ['thin', { strokeWidth: 1.5 }, ['class="icone"', 'aria-hidden="true"', 'stroke-width="1.5"']],
    ['named', { 'aria-label': 'Lieu' }, ['class="icone"', 'aria-label="Lieu"']],
  ])('says only what it must: %s', (_, props, expected) => {
    expect(attributesOf(renderHtml(<MapPin {...props} />))).toEqual(['viewBox="0 0 24 24"', ...expected])
  })
})
