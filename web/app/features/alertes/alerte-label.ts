import type { AlerteFrequence } from '@colocdar/contracts/alertes'
import { chipTexts, chosenFiltres, type Filtre, type FiltreValue } from '@colocdar/contracts/filtres'
import { type OffreFiltres, offreFiltres } from '@colocdar/contracts/offres-filtres'
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
