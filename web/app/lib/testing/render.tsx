import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** The HTML that the server sends for a component. */
export const renderHtml = (element: ReactNode): string => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

/** Its text: no tags, plain spaces only. */
export const renderText = (element: ReactNode): string =>
  renderHtml(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/** The labels of its fields, in order, without the marks of required ones. */
export const labelsIn = (html: string): string[] =>
  [...html.matchAll(/<(?:label|legend)[^>]*>([^<]*)/g)].flatMap(([, label]) => (label ? [label.trim()] : []))
