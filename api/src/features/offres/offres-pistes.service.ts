import { type OffreFiltre, type OffreFiltres, offreFiltres } from '@colocdar/contracts/offres-filtres'
import type { Pistes } from '@colocdar/contracts/pistes'
import type { Db } from '../../db/database.ts'
import { findPistesOf } from '../villes/villes-pistes.service.ts'
import { searchedOffres } from './offres-search.repository.ts'
import { toOffreSearch } from './offres-search.service.ts'

/** What to try when a search finds nothing. */
export const findPistes = async (db: Db, filtres: OffreFiltres): Promise<Pistes<OffreFiltre>> =>
  findPistesOf(db, searchedOffres, offreFiltres, await toOffreSearch(db, filtres))
