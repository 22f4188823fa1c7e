const rules = new Intl.PluralRules('fr')
const figures = new Intl.NumberFormat('fr')

/** `1 offre`, `12 offres`: French counts zero as singular. */
export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${figures.format(count)} ${rules.select(count) === 'one' ? singular : plural}`
