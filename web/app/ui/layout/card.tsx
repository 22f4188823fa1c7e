import type { ComponentProps } from 'react'
import { classes } from '../elements/classes.ts'

interface CardProps extends ComponentProps<'article'> {
  /** Lifts under the pointer; the title's link gets the class `lien-etendu` to cover the card. */
  interactive?: boolean
  /** Room around the content; cards that begin with a picture have none. */
  padded?: boolean
}

export const Card = ({ interactive, padded = true, className, ...rest }: CardProps) => (
  <article {...rest} className={classes('carte', interactive && 'carte-vive', padded && 'p-6', className)} />
)
