import { createRandom, type Random } from '../kit/random.ts'

type Palette = {
  mur: string
  bas: string
  sol: string
  bois: string
  textile: string
  accent: string
  clair: string
  plante: string
}
export type Moment = 'jour' | 'dore' | 'nuit'
export type Ambiance = Palette & { random: Random; moment: Moment }

const palettes: readonly Palette[] = [
  {
    mur: '#F3E4CF',
    bas: '#E3C7A4',
    sol: '#C99468',
    bois: '#9C6642',
    textile: '#C4532F',
    accent: '#1F7A63',
    clair: '#FFF8EC',
    plante: '#3D7A58',
  },
  {
    mur: '#DCE6D8',
    bas: '#B7CBB4',
    sol: '#D9B284',
    bois: '#B07C4E',
    textile: '#3E7E6B',
    accent: '#E9A826',
    clair: '#FBFAF2',
    plante: '#2F6B4F',
  },
  {
    mur: '#D5E3EE',
    bas: '#A9C4DA',
    sol: '#C7A07A',
    bois: '#8A6248',
    textile: '#4A3FD0',
    accent: '#C4532F',
    clair: '#FFFFFF',
    plante: '#3F7F58',
  },
  {
    mur: '#F2D3C2',
    bas: '#E0A98F',
    sol: '#B98260',
    bois: '#7E5240',
    textile: '#F7EBDD',
    accent: '#B3492C',
    clair: '#FFF6EC',
    plante: '#4C8157',
  },
  {
    mur: '#FAF5EC',
    bas: '#E9DFCF',
    sol: '#D8BE9C',
    bois: '#C39A6B',
    textile: '#6C8FB5',
    accent: '#E9A826',
    clair: '#FFFFFF',
    plante: '#3D7A58',
  },
  {
    mur: '#E4DCEF',
    bas: '#C4B6DE',
    sol: '#B58C6E',
    bois: '#8C5F4A',
    textile: '#7A62B8',
    accent: '#F0A86A',
    clair: '#FFFBF4',
    plante: '#4C8A6A',
  },
  {
    mur: '#F6E1A9',
    bas: '#E8C26C',
    sol: '#B5835C',
    bois: '#85573C',
    textile: '#2F6F8F',
    accent: '#C4532F',
    clair: '#FFF9E8',
    plante: '#3D7A58',
  },
  {
    mur: '#5D57C9',
    bas: '#4A3FD0',
    sol: '#D3AE86',
    bois: '#A8744A',
    textile: '#F4E2C4',
    accent: '#E9A826',
    clair: '#FFF8EC',
    plante: '#3F8F66',
  },
  {
    mur: '#2F7F73',
    bas: '#1F6A60',
    sol: '#C99E72',
    bois: '#A06C44',
    textile: '#F1D9B8',
    accent: '#D9683F',
    clair: '#FFF6E6',
    plante: '#6FB07A',
  },
  {
    mur: '#C9694A',
    bas: '#B3553A',
    sol: '#E0BE94',
    bois: '#7A4A38',
    textile: '#FBEBD6',
    accent: '#3E9C93',
    clair: '#FFF4E4',
    plante: '#3D6F4C',
  },
  {
    mur: '#E9E3DA',
    bas: '#CFC5B8',
    sol: '#A88C76',
    bois: '#6E5344',
    textile: '#8FA58A',
    accent: '#C98A5E',
    clair: '#FFFFFF',
    plante: '#557F5C',
  },
  {
    mur: '#CFE7E3',
    bas: '#93C9C3',
    sol: '#E2C9A6',
    bois: '#C08E5C',
    textile: '#F2A48E',
    accent: '#2B7A8C',
    clair: '#FFFEFA',
    plante: '#2F7F60',
  },
]

const moments: readonly Moment[] = ['jour', 'jour', 'dore', 'jour', 'nuit', 'dore', 'jour']

// Consecutive seeds cycle through palettes and times of day, so photos on one page never share both.
export function createAmbiance(seed: number): Ambiance {
  const palette = palettes[Math.abs(seed) % palettes.length] as Palette
  const moment = moments[Math.abs(seed) % moments.length] as Moment
  return { ...palette, moment, random: createRandom(seed + 17) }
}
