import { bienVivreEnsemble } from './articles/bien-vivre-ensemble.ts'
import { budgetParVille } from './articles/budget-par-ville.ts'
import { choisirSonQuartier } from './articles/choisir-son-quartier.ts'
import { colocationEtudiante } from './articles/colocation-etudiante.ts'
import { contratDeColocation } from './articles/contrat-de-colocation.ts'
import { dixQuestions } from './articles/dix-questions.ts'
import { etatDesLieux } from './articles/etat-des-lieux.ts'
import { eviterLesArnaques } from './articles/eviter-les-arnaques.ts'
import { partagerLesCharges } from './articles/partager-les-charges.ts'
import type { ArticleDemo } from './types.ts'

export const articles: ArticleDemo[] = [
  contratDeColocation,
  budgetParVille,
  eviterLesArnaques,
  bienVivreEnsemble,
  colocationEtudiante,
  choisirSonQuartier,
  etatDesLieux,
  partagerLesCharges,
  dixQuestions,
]
