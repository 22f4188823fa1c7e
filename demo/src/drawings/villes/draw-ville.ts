import { scene } from '../kit/svg.ts'
import { drawAgadir } from './agadir.ts'
import { drawBeniMellal } from './beni-mellal.ts'
import { drawCasablanca } from './casablanca.ts'
import { drawChefchaouen } from './chefchaouen.ts'
import { drawElJadida } from './el-jadida.ts'
import { drawEssaouira } from './essaouira.ts'
import { drawFes } from './fes.ts'
import { drawIfrane } from './ifrane.ts'
import { drawKenitra } from './kenitra.ts'
import { drawMarrakech } from './marrakech.ts'
import { drawMeknes } from './meknes.ts'
import { drawMohammedia } from './mohammedia.ts'
import { drawNador } from './nador.ts'
import { drawOuarzazate } from './ouarzazate.ts'
import { drawOujda } from './oujda.ts'
import { drawRabat } from './rabat.ts'
import { drawSafi } from './safi.ts'
import { drawSale } from './sale.ts'
import { drawSettat } from './settat.ts'
import { drawTanger } from './tanger.ts'
import { drawTetouan } from './tetouan.ts'

const layersBySlug: Record<string, () => string[]> = {
  agadir: drawAgadir,
  'beni-mellal': drawBeniMellal,
  casablanca: drawCasablanca,
  chefchaouen: drawChefchaouen,
  'el-jadida': drawElJadida,
  essaouira: drawEssaouira,
  fes: drawFes,
  ifrane: drawIfrane,
  kenitra: drawKenitra,
  marrakech: drawMarrakech,
  meknes: drawMeknes,
  mohammedia: drawMohammedia,
  nador: drawNador,
  ouarzazate: drawOuarzazate,
  oujda: drawOujda,
  rabat: drawRabat,
  safi: drawSafi,
  sale: drawSale,
  settat: drawSettat,
  tanger: drawTanger,
  tetouan: drawTetouan,
}

export const villeSlugs = Object.keys(layersBySlug)

export function drawVille(slug: string): string {
  const drawLayers = layersBySlug[slug]
  if (!drawLayers) throw new Error(`No illustration for the city '${slug}'`)
  return scene(1200, 900, drawLayers())
}
