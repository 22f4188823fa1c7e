import { formatFigure } from './figure.ts'

/** `12 m²`. */
export const formatSuperficie = (squareMetres: number): string => `${formatFigure(squareMetres, 1)}\u00a0m²`
