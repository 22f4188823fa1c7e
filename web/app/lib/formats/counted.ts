import { formatFigure } from './figure.ts'

/** `1 offre`, `12 offres`: French counts zero as singular. */
export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatFigure(count)} ${count < 2 ? singular : plural}`
