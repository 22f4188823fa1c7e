import type { SVGProps } from 'react'

interface IconData {
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Takes the place of lucide's function of this name (see vite.config.ts), which builds the shapes of an icon anew in
 * each rendering and repeats in each how lines are drawn: that was half of a list. Shapes never change, so here they
 * are written once; `icone` in base.css draws the lines.
 */
export default function createLucideIcon({ node }: IconData) {
  const shapes = { __html: node.map(toMarkup).join('') }

  return ({ className, ...props }: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      className={className ? `icone ${className}` : 'icone'}
      aria-hidden={isNamed(props) ? undefined : true}
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lucide's own shapes, known when the site is built.
      dangerouslySetInnerHTML={shapes}
    />
  )
}

const toMarkup = ([tag, { key: _, ...attributes }]: IconData['node'][number]): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`

const isNamed = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title')
