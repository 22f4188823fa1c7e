import type { Random } from '../kit/random.ts'

export const shapes = { portrait: [900, 1200], paysage: [1200, 800], carre: [1000, 1000] } as const
const lights = ['jour', 'sombre', 'soir'] as const

/** How a picture was taken: with a phone held upright, against the light, in the evening. */
export interface Prise {
  shape: keyof typeof shapes
  light: (typeof lights)[number]
}

export interface Shot {
  random: Random
  width: number
  height: number
  light: Prise['light']
  /** The back wall: everything runs towards it. */
  back: { left: number; right: number; top: number; bottom: number }
  wall: string
  floor: string
  fabric: string
}
