import { createContext, type HTMLAttributes, useContext, useId } from 'react'

interface Part {
  key: string
  tag: Tag
  id: string
}

/** What a page renders for the first time. Only on the server, and only while it renders a page. */
export const NewParts = createContext<Part[] | null>(null)

type Tag = 'header' | 'footer' | 'section' | 'ul' | 'div'

interface RenderedOnceProps extends HTMLAttributes<HTMLElement> {
  as: Tag
  /** Names all that its children depend on. Null for what is not worth remembering. */
  of: unknown
}

// Pages have a handful each; what changes often, such as the cities with their counters, has a version for each state.
const mostParts = 100
const known = new Map<string, string>()

/**
 * An element whose children are the same on many pages: the server renders them with the first of these, and copies
 * that HTML into the others. A quarter to a third of a page's elements are such. In browsers an ordinary element.
 * Its place among the others is a part of the key, since ids by `useId` depend on it. No picture that the head preloads
 * and no inline script may be inside.
 */
export const RenderedOnce = ({ as: Tag, of, id, children, ...rest }: RenderedOnceProps) => {
  const place = useId()
  const shown = id ? { id, ...rest } : { ...rest, id: place }
  const newParts = useContext(NewParts)
  if (!import.meta.env.SSR || !newParts || of === null) return <Tag {...shown}>{children}</Tag>
  const key = `${Tag} ${shown.id} ${place} ${JSON.stringify(of)}`
  const html = known.get(key)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote for the same children.
  if (html !== undefined) return <Tag {...shown} dangerouslySetInnerHTML={{ __html: html }} />
  newParts.push({ key, tag: Tag, id: shown.id })
  return <Tag {...shown}>{children}</Tag>
}

/** Takes the new parts out of the page that was rendered with them. */
export const rememberParts = (page: string, parts: readonly Part[]): void => {
  for (const { key, tag, id } of parts) {
    const html = innerOf(page, tag, id)
    if (html === undefined) continue
    if (known.size >= mostParts) known.clear()
    // A copy: a slice would hold the whole page in memory.
    known.set(key, JSON.parse(JSON.stringify(html)))
  }
}

const innerOf = (page: string, tag: Tag, id: string): string | undefined => {
  const attribute = page.indexOf(` id="${id}"`)
  // In an article the same words may stand as text, where only `<` and `>` are escaped.
  if (attribute < 0 || !page.startsWith(`<${tag} `, page.lastIndexOf('<', attribute))) return undefined
  const start = page.indexOf('>', attribute) + 1
  const tags = new RegExp(`<(/?)${tag}[ >]`, 'g')
  tags.lastIndex = start
  let depth = 1
  for (let found = tags.exec(page); found; found = tags.exec(page)) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return page.slice(start, found.index)
  }
  return undefined
}
