import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/lib/favoris'
import { storeIntent } from '../storage/stored-route.ts'

export const favorisIntent = 'favoris'

/** A visitor signs in to keep the favourites: the page of all of them follows. */
export const storeFavorisIntent = (): void =>
  storeIntent({ name: favorisIntent, route: paths.favoris(), goal: texts.goal })
