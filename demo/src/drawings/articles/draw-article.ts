import { scene } from '../kit/svg.ts'
import { drawArnaques } from './arnaques.ts'
import { drawBudget } from './budget.ts'
import { drawCharges } from './charges.ts'
import { drawContrat } from './contrat.ts'
import { drawEtatDesLieux } from './etat-des-lieux.ts'
import { drawEtudiant } from './etudiant.ts'
import { drawQuartiers } from './quartiers.ts'
import { height, width } from './scenery.ts'
import { drawVivreEnsemble } from './vivre-ensemble.ts'

const layersBySlug: Record<string, () => string[]> = {
  'contrat-de-colocation': drawContrat,
  'budget-par-ville': drawBudget,
  'eviter-les-arnaques': drawArnaques,
  'bien-vivre-ensemble': drawVivreEnsemble,
  'colocation-etudiante': drawEtudiant,
  'choisir-son-quartier': drawQuartiers,
  'etat-des-lieux': drawEtatDesLieux,
  'partager-les-charges': drawCharges,
}

export const articleSlugs = Object.keys(layersBySlug)

export function drawArticle(slug: string): string {
  const drawLayers = layersBySlug[slug]
  if (!drawLayers) throw new Error(`No illustration for the article '${slug}'`)
  return scene(width, height, drawLayers())
}
