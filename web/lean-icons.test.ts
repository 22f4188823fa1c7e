import { describe, expect, it } from 'vitest'
import { markupOf } from './lean-icons.ts'

describe('markupOf', () => {
  it.each<[string, Parameters<typeof markupOf>[0], string]>([
    [
      'joins paths',
      [
        ['path', { d: 'M5 12h14', key: 'a' }],
        ['path', { d: 'M12 5v14', key: 'b' }],
      ],
      '<path d="M5 12h14M12 5v14"/>',
    ],
    [
      'makes the start of each path absolute',
      [
        ['path', { d: 'M5 12h14' }],
        ['path', { d: 'm12 5 7 7-7 7' }],
        ['path', { d: 'm9.5-.5.5.5' }],
        ['path', { d: 'm4 4h2' }],
      ],
      '<path d="M5 12h14M12 5l7 7-7 7M9.5 -.5l.5.5M4 4h2"/>',
    ],
    [
      'turns circles and rectangles into paths',
      [
        ['circle', { cx: '12', cy: '10', r: '3' }],
        ['rect', { x: '3', y: '4', width: '18', height: '10', rx: '2' }],
      ],
      '<path d="M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM5 4h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z"/>',
    ],
    [
      'leaves filled and rare shapes unchanged',
      [
        ['circle', { cx: '13', cy: '7', r: '1', fill: 'currentColor' }],
        ['path', { d: 'M2 2h2' }],
        ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }],
      ],
      '<path d="M2 2h2"/><circle cx="13" cy="7" r="1" fill="currentColor"/><ellipse cx="12" cy="5" rx="9" ry="3"/>',
    ],
  ])('%s', (_, shapes, markup) => {
    expect(markupOf(shapes)).toBe(markup)
  })
})
