import { MapPin as LucideMapPin } from 'lucide-react'
import * as mapPin from 'lucide-react/icons/map-pin'
import { describe, expect, it } from 'vitest'
import { renderHtml } from '../lib/testing/render.tsx'
import createLucideIcon from './create-lucide-icon.tsx'

// What the icon's file hands to the function; its types name the component only.
const { __iconData } = mapPin as unknown as { __iconData: Parameters<typeof createLucideIcon>[0] }
const MapPin = createLucideIcon(__iconData)

const attributesOf = (html: string) => [...html.matchAll(/([\w-]+)="([^"]*)"/g)].map(([pair]) => pair).sort()

describe('createLucideIcon', () => {
  it.each([
    ['plain', {}],
    ['styled', { className: 'size-4 shrink-0' }],
    ['thin', { strokeWidth: 1.5 }],
    ['named', { 'aria-label': 'Lieu' }],
  ])('draws what lucide draws: %s', (_, props) => {
    const ours = renderHtml(<MapPin {...props} />)
    const theirs = renderHtml(<LucideMapPin {...props} />)
    expect(attributesOf(ours)).toEqual(attributesOf(theirs))
    expect(ours.replace(/<svg[^>]*>/, '')).toBe(theirs.replace(/<svg[^>]*>/, ''))
  })
})
