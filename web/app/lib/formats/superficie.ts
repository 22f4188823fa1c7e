import * as texts from '#texts/lib/formats'
import { formatFigure } from './figure.ts'

/** `12 m²`. */
export const formatSuperficie = (squareMetres: number): string =>
  `${formatFigure(squareMetres, 1)}\u00a0${texts.squareMetres}`
