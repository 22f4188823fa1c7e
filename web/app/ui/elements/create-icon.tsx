import type { SVGProps } from 'react'

/**
 * An icon from the markup of its shapes, which never change: they are written once and not rendered. `icone` in
 * base.css draws their lines. The build calls this for each icon of lucide (see lean-icons.ts).
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

const isNamed = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title')
