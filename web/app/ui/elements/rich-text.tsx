import { useMemo } from 'react'
import { trustHtml } from '../../lib/pages/trusted-html.ts'
import { classes } from './classes.ts'

interface RichTextProps {
  /** Sanitised by the server before it left. */
  html: string
  className?: string
}

export const RichText = ({ html, className }: RichTextProps) => {
  // One object a text: with another one React would write the same elements again.
  const trusted = useMemo(() => ({ __html: trustHtml(html) }), [html])
  return (
    <div
      dir="auto"
      className={classes('texte-riche', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: posts are HTML; the API lets through an allow-list of tags only.
      dangerouslySetInnerHTML={trusted}
    />
  )
}
