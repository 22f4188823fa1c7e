import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** A component as the server sends it. */
export const renderHtml = (element: ReactNode): string => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

/** What one reads of it: no tags, every space plain. */
export const renderText = (element: ReactNode): string =>
  renderHtml(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
