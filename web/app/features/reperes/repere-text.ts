import { moyenNames } from '@colocdar/contracts/enumerations'
import type { OffreRepere } from '@colocdar/contracts/reperes'
import * as texts from '#texts/features/reperes'
import { nomOf } from '../../lib/formats/ville-nom.ts'

/** « ENCG Casablanca : 10 min à pied ». */
export const repereText = (named: OffreRepere): string =>
  texts.near(nomOf(named), named.minutes, moyenNames[named.moyen])
