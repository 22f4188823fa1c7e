/** For comparisons: `Fès` becomes `fes`. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
