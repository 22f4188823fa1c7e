import { classes } from './classes.ts'

interface RichTextProps {
  /** Sanitised by the server before it left. */
  html: string
  className?: string
}

export const RichText = ({ html, className }: RichTextProps) => (
  <div
    className={classes('texte-riche', className)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: posts are HTML; the API lets through an allow-list of tags only.
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
