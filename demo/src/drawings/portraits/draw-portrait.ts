import { darken, lighten } from '../kit/color.ts'
import { circle, ellipse, gradient, group, line, path, rect, scene } from '../kit/svg.ts'

export type Coiffure = 'courts' | 'boucles' | 'longs' | 'carre' | 'chignon' | 'voile' | 'casquette'

export interface Portrait {
  peau: string
  cheveux: string
  coiffure: Coiffure
  habit: string
  fond: string
  barbe?: boolean
  lunettes?: boolean
}

const side = 480
const encre = '#2B2140'

/** A head and shoulders, square, as people cut their own photos. */
export const drawPortrait = (portrait: Portrait): string =>
  scene(side, side, [
    `<defs>${gradient('fond', [
      [0, lighten(portrait.fond, 0.35)],
      [1, portrait.fond],
    ])}</defs>`,
    rect(0, 0, side, side, 'url(#fond)'),
    circle(372, 118, 150, lighten(portrait.fond, 0.5), 'opacity="0.35"'),
    behind[portrait.coiffure](portrait),
    body(portrait),
    head(portrait),
    portrait.barbe ? beard(portrait) : '',
    face(portrait),
    above[portrait.coiffure](portrait),
    portrait.lunettes ? glasses : '',
  ])

const body = ({ habit, peau }: Portrait): string =>
  group([
    path('M60 480 C64 388 128 352 196 342 L284 342 C352 352 416 388 420 480 Z', habit),
    path('M60 480 C64 388 128 352 196 342 C150 366 118 412 112 480 Z', darken(habit, 0.18)),
    path('M204 290 H276 V340 C276 372 204 372 204 340 Z', darken(peau, 0.14)),
    path('M196 342 C206 378 274 378 284 342 L296 346 C284 396 196 396 184 346 Z', darken(habit, 0.28)),
  ])

const head = ({ peau }: Portrait): string =>
  group([
    ellipse(154, 222, 16, 24, darken(peau, 0.1)),
    ellipse(326, 222, 16, 24, darken(peau, 0.1)),
    path(
      'M156 196 C156 126 196 96 240 96 C284 96 324 126 324 196 C324 268 288 318 240 318 C192 318 156 268 156 196 Z',
      peau,
    ),
    ellipse(190, 250, 18, 12, '#E4704F', 'opacity="0.22"'),
    ellipse(290, 250, 18, 12, '#E4704F', 'opacity="0.22"'),
  ])

const face = ({ peau, cheveux, coiffure }: Portrait): string => {
  const sourcils = coiffure === 'voile' ? '#3A2A2A' : darken(cheveux, 0.2)
  return group([
    ellipse(204, 212, 8, 10, encre),
    ellipse(276, 212, 8, 10, encre),
    circle(207, 209, 2.6, '#FFFFFF'),
    circle(279, 209, 2.6, '#FFFFFF'),
    line('M186 188 Q204 177 222 187', sourcils, 7),
    line('M258 187 Q276 177 294 188', sourcils, 7),
    line('M241 214 Q250 240 238 246', darken(peau, 0.3), 5),
    path('M208 270 Q240 300 272 270 Q240 279 208 270 Z', '#FFFFFF'),
    line('M208 270 Q240 300 272 270', '#A8443A', 6),
  ])
}

const beard = ({ cheveux }: Portrait): string =>
  group([
    path(
      'M157 214 C164 262 178 250 204 250 C228 250 230 258 240 258 C250 258 252 250 276 250 C302 250 316 262 323 214 C326 284 290 334 240 334 C190 334 154 284 157 214 Z',
      cheveux,
    ),
    path('M200 266 Q240 250 280 266 Q276 300 240 302 Q204 300 200 266 Z', darken(cheveux, 0.1)),
  ])

const glasses = group([
  circle(204, 213, 30, '#FFFFFF', 'opacity="0.18"'),
  circle(276, 213, 30, '#FFFFFF', 'opacity="0.18"'),
  line(
    'M174 213 a30 30 0 1 0 60 0 a30 30 0 1 0 -60 0 M246 213 a30 30 0 1 0 60 0 a30 30 0 1 0 -60 0 M234 209 Q240 204 246 209',
    encre,
    6,
  ),
])

type Part = (portrait: Portrait) => string
const nothing: Part = () => ''
const top =
  'M150 214 C138 118 188 72 244 72 C306 72 344 118 330 214 C322 176 306 158 286 144 C244 164 190 160 172 158 C160 174 156 190 150 214 Z'

const behind: Record<Coiffure, Part> = {
  courts: nothing,
  casquette: nothing,
  boucles: ({ cheveux }) => group(curls.map(([x, y, r]) => circle(x, y, r, cheveux))),
  longs: ({ cheveux }) =>
    path(
      'M140 210 C128 100 188 62 240 62 C292 62 352 100 340 210 C338 300 366 350 372 396 H108 C114 350 142 300 140 210 Z',
      cheveux,
    ),
  carre: ({ cheveux }) =>
    path(
      'M142 206 C130 104 186 64 240 64 C294 64 350 104 338 206 C340 262 340 300 334 322 H146 C140 300 140 262 142 206 Z',
      cheveux,
    ),
  chignon: ({ cheveux }) => group([circle(240, 62, 46, cheveux), circle(240, 62, 30, lighten(cheveux, 0.08))]),
  voile: ({ cheveux }) =>
    path(
      'M122 226 C112 100 180 50 240 50 C300 50 368 100 358 226 C356 300 392 344 402 420 C330 452 150 452 78 420 C88 344 124 300 122 226 Z',
      darken(cheveux, 0.12),
    ),
}

const curls: [number, number, number][] = [
  [160, 160, 44],
  [180, 112, 48],
  [240, 88, 54],
  [300, 112, 48],
  [322, 160, 44],
  [146, 212, 34],
  [334, 212, 34],
]

const above: Record<Coiffure, Part> = {
  courts: ({ cheveux }) => path(top, cheveux),
  boucles: ({ cheveux }) =>
    group([...[176, 208, 240, 272, 304].map((x, index) => circle(x, index % 2 === 0 ? 130 : 118, 30, cheveux))]),
  longs: ({ cheveux }) =>
    path(
      'M150 226 C136 126 186 78 240 78 C294 78 344 126 330 226 C326 176 300 148 262 122 C228 158 172 164 150 226 Z',
      cheveux,
    ),
  carre: ({ cheveux }) =>
    path(
      'M148 236 C132 130 184 78 240 78 C296 78 348 130 332 236 C330 190 326 168 316 150 C276 160 204 160 164 150 C154 168 150 190 148 236 Z',
      cheveux,
    ),
  chignon: ({ cheveux }) =>
    path(
      'M152 210 C144 126 190 84 240 84 C290 84 336 126 328 210 C316 160 292 136 240 132 C188 136 164 160 152 210 Z',
      cheveux,
    ),
  voile: ({ cheveux }) =>
    group([
      path(
        'M126 230 C112 106 180 58 240 58 C300 58 368 106 354 230 C350 306 330 356 240 372 C150 356 130 306 126 230 Z M240 112 C190 112 166 150 166 206 C166 268 196 312 240 312 C284 312 314 268 314 206 C314 150 290 112 240 112 Z',
        cheveux,
        'fill-rule="evenodd"',
      ),
      path(
        'M168 300 C196 346 284 346 312 300 C330 356 300 410 236 424 C180 410 150 356 168 300 Z',
        darken(cheveux, 0.08),
      ),
      line('M180 336 Q240 380 306 330', darken(cheveux, 0.22), 5),
    ]),
  casquette: ({ habit, cheveux }) =>
    group([
      path(
        'M152 204 C150 184 154 166 160 156 H320 C326 166 330 184 328 204 C316 178 306 168 300 166 H180 C174 168 164 178 152 204 Z',
        cheveux,
      ),
      path('M146 160 C146 96 190 70 240 70 C290 70 334 96 334 160 Z', darken(habit, 0.1)),
      path('M146 160 C190 140 290 140 334 160 C366 162 392 172 398 184 C330 170 210 172 146 160 Z', darken(habit, 0.3)),
    ]),
}
