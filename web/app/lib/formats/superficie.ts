const figures = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 })

/** `12 m²`. */
export const formatSuperficie = (squareMetres: number): string => `${figures.format(squareMetres)}\u00a0m²`
