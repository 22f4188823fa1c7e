import * as texts from '#texts/lib/formats'
import { formatFigure } from './figure.ts'

/** `1 800 dh` or `2 350,50 dh`, never broken over two lines. */
export const formatPrix = (dirhams: number): string =>
  `${formatFigure(dirhams, 2).replace(/,\d$/, '$&0')}\u00a0${texts.dirhams}`
