import type { SVGProps } from 'react'
import { trustHtml } from '../../lib/pages/trusted-html.ts'

export type Icon = ReturnType<typeof createIcon>

/**
 * An icon from an SVG file, whose shapes React does not render one by one. The class `icone` in base.css sets the stroke
 * instead of attributes in each of the many icons of a page.
 */
export const createIcon = (svg: string) => {
  const shapes = { __html: trustHtml(shapesIn(svg)) }
  return ({ className, ...props }: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      className={className ? `icone ${className}` : 'icone'}
      aria-hidden={isNamed(props) ? undefined : true}
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own dependency, known when the site is built.
      dangerouslySetInnerHTML={shapes}
    />
  )
}

/** One after the other, without the lines of the file. */
const shapesIn = (svg: string): string =>
  svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>')).replace(/\s*\n\s*/g, '')

const isNamed = (props: object): boolean => {
  for (const name in props) if (name.startsWith('aria-') || name === 'role' || name === 'title') return true
  return false
}
