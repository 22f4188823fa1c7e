import {
  type AlerteFiltres,
  type AlerteFrequence,
  type AlerteType,
  alerteFiltres,
  alerteTypes,
} from '@colocdar/contracts/alertes'
import { chipTexts, chosenFiltres, type Filtre, type FiltreValue, filtreParams } from '@colocdar/contracts/filtres'
import { readFiltres } from '@colocdar/contracts/filtres-query'
import { offreFiltres } from '@colocdar/contracts/offres-filtres'
import { paths, withQuery } from '@colocdar/contracts/paths'
import type { Comprise } from '@colocdar/contracts/villes-phrases'
import * as texts from '#texts/features/alertes'
import { formatDate } from '../../lib/formats/dates.ts'
import { formatFigure } from '../../lib/formats/figure.ts'
import { nomOf } from '../../lib/formats/ville-nom.ts'

/** A search that an alert watches. */
export interface Watched {
  type: AlerteType
  filtres: AlerteFiltres
  villeNom: string | null
  villeNomArabe?: string | null | undefined
  repereNom?: string | null | undefined
  repereNomArabe?: string | null | undefined
}

/** Which list it is, then one text for each filter. */
export const alerteTexts = ({ type, filtres, villeNom, villeNomArabe, ...near }: Watched): [string, ...string[]] => {
  const formats = {
    ville: () => nomOf({ nom: villeNom, nomArabe: villeNomArabe }) ?? texts.unknownVille,
    repere: (slug: string) => nomOf({ nom: near.repereNom ?? slug, nomArabe: near.repereNomArabe }),
    figure: formatFigure,
    day: formatDate,
  }
  const known = alerteFiltres(type)
  const chosen = chosenFiltres(known, filtres).flatMap((name) =>
    chipTexts(known[name] as Filtre, filtres[name as keyof AlerteFiltres] as FiltreValue<Filtre>, formats),
  )
  return chosen.length > 0 ? [texts.lists[type], ...chosen] : [texts.wholeLists[type]]
}

export const frequenceOptions: readonly { value: AlerteFrequence; label: string; help: string }[] = [
  { value: 'immediate', label: texts.immediate, help: texts.immediateHelp },
  { value: 'quotidienne', label: texts.daily, help: texts.dailyHelp },
]

/** The alert that a URL asks for: `/alertes?nouvelle=1&type=demande&villeId=3`. Null without one. */
export const readNewAlerte = (url: string): Omit<Watched, 'villeNom'> | null => {
  const { searchParams } = new URL(url)
  if (!searchParams.has('nouvelle')) return null
  const type = alerteTypes.find((known) => known === searchParams.get('type')) ?? 'offre'
  return { type, filtres: readFiltres(alerteFiltres(type), searchParams).values as AlerteFiltres }
}

/** The alert for what was understood of a sentence; an order filters nothing. */
export const newAlerteHref = (comprise: Comprise): string =>
  withQuery(paths.alertes(), { nouvelle: 1, ...filtreParams(offreFiltres, comprise) })

/** The list that an alert watches. */
export const listOf = ({ type, filtres }: Omit<Watched, 'villeNom'>): string =>
  withQuery(paths[`${type}s`](), filtreParams(alerteFiltres(type), filtres))
