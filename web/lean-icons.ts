import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Attributes = Record<string, string>
type Shape = [tag: string, attributes: Attributes]

/**
 * Icons that are cheap to send, to render and to lay out. Lucide's own build the shapes anew in each rendering and
 * repeat in each how lines are drawn: that was half of a list. Here the file of an icon becomes one line.
 */
export const leanIcons: Plugin = {
  name: 'lean-icons',
  // In development the browser gets lucide's own, bundled beforehand; the server must draw the same.
  apply: 'build',
  load: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^.]+\.mjs$/ },
    async handler(id) {
      const { __iconData: icon } = (await import(pathToFileURL(id).href)) as { __iconData?: { node: Shape[] } }
      // The list of all icons is a file among them.
      if (!icon) return null
      return `import { createIcon } from ${JSON.stringify(createIconFile)}
export default /* @__PURE__ */ createIcon(${JSON.stringify(markupOf(icon.node))})`
    },
  },
}

const createIconFile = fileURLToPath(new URL('app/ui/elements/create-icon.tsx', import.meta.url))

/** The lines of an icon as one path: a third of a page's elements were parts of icons. */
export const markupOf = (shapes: Shape[]): string => {
  const others: Shape[] = []
  let lines = ''
  for (const [tag, { key: _, ...attributes }] of shapes) {
    const line = lineOf(tag, attributes)
    if (line) lines += line
    else others.push([tag, attributes])
  }
  return [...(lines ? [['path', { d: lines }] as Shape] : []), ...others].map(elementOf).join('')
}

const elementOf = ([tag, attributes]: Shape): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`

/** The path that draws a shape; none for rare shapes, and for those that are more than a line. */
const lineOf = (tag: string, attributes: Attributes): string | undefined =>
  outlines[[tag, ...Object.keys(attributes).sort()].join(' ')]?.(attributes)

const outlines: Record<string, (attributes: Attributes) => string> = {
  // Behind another path, a first « m » would count from where that one ended.
  'path d': ({ d = '' }) =>
    d.replace(
      /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(?=([-.\d])?)/,
      (_, x, y, next) => `M${x} ${y}${next ? 'l' : ''}`,
    ),

  'circle cx cy r': (attributes) => {
    const [cx, cy, r] = numbers(attributes, 'cx', 'cy', 'r')
    return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  },

  'rect height rx width x y': (attributes) => {
    const [x, y, width, height, r] = numbers(attributes, 'x', 'y', 'width', 'height', 'rx')
    const [across, down] = [width - 2 * r, height - 2 * r]
    const corner = `a${r} ${r} 0 0 1`
    return [
      `M${x + r} ${y}h${across}${corner} ${r} ${r}v${down}${corner} ${-r} ${r}`,
      `h${-across}${corner} ${-r} ${-r}v${-down}${corner} ${r} ${-r}z`,
    ].join('')
  },
}

const numbers = (attributes: Attributes, ...names: string[]) =>
  names.map((name) => Number(attributes[name])) as [number, number, number, number, number]
