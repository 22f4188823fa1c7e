import type { SVGProps } from 'react'

/**
 * An icon from the constant markup of its shapes, which React does not render one by one. The class `icone` in
 * base.css sets the stroke. The build calls this for each lucide icon (see lean-icons.ts).
 */
export const createIcon = (shapes: string) => {
  const inner = { __html: shapes }
  return ({ className, ...props }: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      className={className ? `icone ${className}` : 'icone'}
      aria-hidden={isNamed(props) ? undefined : true}
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lucide's own shapes, known when the site is built.
      dangerouslySetInnerHTML={inner}
    />
  )
}

const isNamed = (props: object): boolean => {
  for (const name in props) if (name.startsWith('aria-') || name === 'role' || name === 'title') return true
  return false
}
