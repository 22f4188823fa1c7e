import { type DemandeFiltre, type DemandeFiltres, demandeFiltres } from '@colocdar/contracts/demandes-filtres'
import type { Pistes } from '@colocdar/contracts/pistes'
import type { Db } from '../../db/database.ts'
import { findPistesOf } from '../villes/villes-pistes.service.ts'
import { searchedDemandes } from './demandes-search.repository.ts'
import { toDemandeSearch } from './demandes-search.service.ts'

/** What to try when a search finds nothing. */
export const findPistes = async (db: Db, filtres: DemandeFiltres): Promise<Pistes<DemandeFiltre>> =>
  findPistesOf(db, searchedDemandes, demandeFiltres, await toDemandeSearch(db, filtres))
