import { formatFigure } from './figure.ts'

/** `1 800 dh`, never broken over two lines. */
export const formatPrix = (dirhams: number): string => `${formatFigure(dirhams, 2)}\u00a0dh`
