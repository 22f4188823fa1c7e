import type { AlerteFrequence } from '@colocdar/contracts/alertes'
import { chipTexts, chosenFiltres, type Filtre, type FiltreValue, filtreParams } from '@colocdar/contracts/filtres'
import { readFiltres } from '@colocdar/contracts/filtres-query'
import { type OffreFiltres, offreFiltres } from '@colocdar/contracts/offres-filtres'
import { paths, withQuery } from '@colocdar/contracts/paths'
import type { Comprise } from '@colocdar/contracts/villes-phrases'
import { formatDate } from '../../lib/formats/dates.ts'
import { formatFigure } from '../../lib/formats/figure.ts'

/** What an alert looks for, one text for each filter. */
export const alerteTexts = (filtres: OffreFiltres, villeNom: string | null): string[] => {
  const formats = { ville: () => villeNom ?? 'Ville inconnue', figure: formatFigure, day: formatDate }
  const texts = chosenFiltres(offreFiltres, filtres).flatMap((name) =>
    chipTexts(offreFiltres[name] as Filtre, filtres[name] as FiltreValue<Filtre>, formats),
  )
  return texts.length > 0 ? texts : ['Toutes les offres']
}

export const frequenceOptions: readonly { value: AlerteFrequence; label: string; help: string }[] = [
  { value: 'immediate', label: 'Tout de suite', help: 'Cinq e-mails par jour au plus' },
  { value: 'quotidienne', label: 'Une fois par jour', help: 'À 8 h, s’il y a du nouveau' },
]

/** The alert that a URL asks for: `/alertes?nouvelle=1&villeId=3`. Null without one. */
export const readNewAlerte = (url: string): OffreFiltres | null => {
  const { searchParams } = new URL(url)
  return searchParams.has('nouvelle') ? readFiltres(offreFiltres, searchParams).values : null
}

/** The alert for what was understood of a sentence; an order filters nothing. */
export const newAlerteHref = (comprise: Comprise): string =>
  withQuery(paths.alertes(), { nouvelle: 1, ...filtreParams(offreFiltres, comprise) })

/** The list that an alert watches. */
export const listOf = (filtres: OffreFiltres): string => withQuery(paths.offres(), filtreParams(offreFiltres, filtres))
