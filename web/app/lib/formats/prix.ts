const figures = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 })

/** `1 800 dh`, never broken over two lines. */
export const formatPrix = (dirhams: number): string => `${figures.format(dirhams)}\u00a0dh`
