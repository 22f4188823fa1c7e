import type { SVGProps } from 'react'

interface IconData {
  name: string
  node: [tag: string, attributes: Record<string, string>][]
  aliases?: string[]
}

/**
 * Takes the place of lucide's function of this name (see vite.config.ts), which builds the shapes of an icon anew in
 * each rendering: they were half the elements of a list. They never change, so here they are written once.
 */
export default function createLucideIcon({ name, node, aliases = [] }: IconData) {
  const shapes = { __html: node.map(toMarkup).join('') }
  const ownClasses = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ')

  return ({ className, ...props }: SVGProps<SVGSVGElement>) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ? `${ownClasses} ${className}` : ownClasses}
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
    .join('')}></${tag}>`

const isNamed = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title')
