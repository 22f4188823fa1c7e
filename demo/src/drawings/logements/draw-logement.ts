import { group, scene } from '../kit/svg.ts'
import { type Ambiance, createAmbiance } from './ambiance.ts'
import { drawBureau } from './bureau.ts'
import { drawChambre } from './chambre.ts'
import { drawCuisine } from './cuisine.ts'
import { drawFacade } from './facade.ts'
import { drawPhoto } from './photo.ts'
import type { Prise } from './photo-shot.ts'
import { drawSalleDeBain } from './salle-de-bain.ts'
import { drawSalon } from './salon.ts'
import { drawTerrasse } from './terrasse.ts'

const layersByPiece = {
  chambre: drawChambre,
  salon: drawSalon,
  cuisine: drawCuisine,
  terrasse: drawTerrasse,
  bureau: drawBureau,
  facade: drawFacade,
  'salle-de-bain': drawSalleDeBain,
} satisfies Record<string, (ambiance: Ambiance) => string[]>

export type Piece = keyof typeof layersByPiece

export const pieces = Object.keys(layersByPiece) as Piece[]

export function drawLogement({ piece, seed, prise }: { piece: Piece; seed: number; prise?: Prise }): string {
  if (prise) return drawPhoto(piece === 'salon' ? piece : 'chambre', seed, prise)
  const ambiance = createAmbiance(seed)
  const mirrored = ambiance.random.chance(0.5)
  const layers = layersByPiece[piece](ambiance)
  return scene(1200, 900, mirrored ? [group(layers, 'transform="translate(1200 0) scale(-1 1)"')] : layers)
}
