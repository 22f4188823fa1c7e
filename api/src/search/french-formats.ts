/** How the filters of a search are written in mails and suggestions. */
export const frenchFormats = {
  figure: (value: number): string => figures.format(value),
  day: (date: string): string => days.format(new Date(date)),
}

const figures = new Intl.NumberFormat('fr-FR')
const days = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
