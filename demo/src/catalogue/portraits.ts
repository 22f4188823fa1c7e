import type { Portrait } from '../drawings/portraits/draw-portrait.ts'

/** Members with a profile photo, by username; the others show their initial. */
export const portraits: Record<string, Portrait> = {
  proprietaire: {
    peau: '#D9A27A',
    cheveux: '#2E2230',
    coiffure: 'courts',
    barbe: true,
    habit: '#3F6C7A',
    fond: '#E9C9A0',
  },
  chercheur: { peau: '#EBBE96', cheveux: '#4A2C22', coiffure: 'longs', habit: '#C4532F', fond: '#BFD8CF' },
  'houda.tazi': { peau: '#E5B48C', cheveux: '#5A55A8', coiffure: 'voile', habit: '#3B3A73', fond: '#F0D9B5' },
  'omar.berrada': {
    peau: '#C98E66',
    cheveux: '#6E6466',
    coiffure: 'courts',
    lunettes: true,
    habit: '#7A4B38',
    fond: '#B9CBE0',
  },
  'lalla.zineb': { peau: '#E0AC84', cheveux: '#8C8186', coiffure: 'chignon', habit: '#2F7D64', fond: '#F2C7B4' },
  'yasmine.b': { peau: '#D7A077', cheveux: '#231C2B', coiffure: 'boucles', habit: '#E0A43A', fond: '#C9C4EA' },
  'chaimae.l': { peau: '#E9BC93', cheveux: '#C9667A', coiffure: 'voile', habit: '#8A3D55', fond: '#D7E3C3' },
  'ilyas.h': { peau: '#B97F58', cheveux: '#1F1A22', coiffure: 'casquette', habit: '#3D5AA8', fond: '#F0CF9A' },
  'reda.k': {
    peau: '#D39B70',
    cheveux: '#2A2026',
    coiffure: 'boucles',
    barbe: true,
    habit: '#4D6B3C',
    fond: '#E8D3C0',
  },
  'sara.j': {
    peau: '#F0C9A4',
    cheveux: '#7A4A2A',
    coiffure: 'carre',
    lunettes: true,
    habit: '#4A3FD0',
    fond: '#F3DDA8',
  },
}
