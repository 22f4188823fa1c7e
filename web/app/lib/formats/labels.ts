import { type Genre, type LogementType, logementNames, type OffreStatut } from '@colocdar/contracts/enumerations'
import * as texts from '#texts/lib/formats'

export const logementLabels: Record<LogementType, string> = logementNames

export const statutLabels: Record<OffreStatut, string> = texts.statuts

export const genreLabels: Record<Genre, string> = texts.genres
