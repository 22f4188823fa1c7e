import { palm } from '../kit/plants.ts'
import { mountains } from '../kit/relief.ts'
import { sailboat, sea } from '../kit/sea.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { circle, ellipse, line, path, place, polygon, rect, repeat } from '../kit/svg.ts'

export const drawNador = () => [
  sky('rose'),
  sun(820, 350, 60),
  cloud(180, 150, 280, '#FFF3EA', 0.55),
  cloud(900, 190, 220, '#FFF3EA', 0.45),
  mountains({ seed: 133, base: 540, low: 90, high: 250, peaks: 4, fill: '#9C86B4' }),
  mountains({ seed: 138, base: 545, low: 40, high: 110, peaks: 7, fill: '#B0808F' }),
  corniche(),
  sea({ top: 550, far: '#F0B9A6', near: '#4F86A8', glint: '#FFF3DC', sunX: 820, seed: 71 }),
  sailboat(990, 610, 34, '#FFFFFF', '#4A3FD0'),
  sailboat(1110, 590, 22, '#FFFFFF', '#C4532F'),
  nauticalClub(),
  shore(),
  ...[
    [640, 800, 1, false],
    [760, 850, 1.15, true],
    [900, 800, 0.9, false],
    [1010, 860, 1.2, true],
    [560, 740, 0.6, true],
    [850, 730, 0.55, false],
  ].map(([x, y, size, mirrored]) => flamingo(Number(x), Number(y), Number(size), Boolean(mirrored))),
]

const corniche = () =>
  repeat(
    22,
    (index) =>
      rect(
        index * 56,
        545 - 30 - ((index * 29) % 40),
        50,
        80,
        ['#FBF0E4', '#F3DCCB', '#E9CFC6'][index % 3] ?? '#FBF0E4',
      ) +
      rect(index * 56 + 40, 545 - 30 - ((index * 29) % 40), 10, 80, '#C9A5A8') +
      rect(index * 56 + 12, 545 - 14 - ((index * 29) % 40), 8, 12, '#8A7394'),
  ) + repeat(12, (index) => palm(40 + index * 104, 556, 62, '#5E7F6C', '#7A5648', 0.04))

// The old nautical club stands on stilts in the lagoon of Mar Chica.
function nauticalClub() {
  return [
    rect(0, 620, 330, 12, '#8A5E5A'),
    repeat(7, (index) => rect(18 + index * 48, 630, 8, 46, '#6B4650')),
    rect(210, 540, 230, 84, '#FFFFFF'),
    rect(384, 540, 56, 84, '#D9CBD6'),
    rect(196, 528, 258, 14, '#C4532F'),
    rect(250, 486, 140, 44, '#FFFFFF'),
    rect(356, 486, 34, 44, '#D9CBD6'),
    polygon(
      [
        [236, 490],
        [320, 446],
        [404, 490],
      ],
      '#C4532F',
    ),
    repeat(5, (index) => rect(226 + index * 32, 562, 20, 36, '#5B88AE')),
    repeat(3, (index) => rect(266 + index * 32, 498, 16, 22, '#5B88AE')),
    rect(196, 620, 258, 12, '#8A5E5A'),
    repeat(6, (index) => rect(212 + index * 44, 630, 9, 60, '#6B4650')),
    ellipse(325, 694, 150, 9, '#FFF3DC', 'opacity=".5"'),
    line('M320 446V410', '#6B4650', 4),
    path('M322 412L360 422L322 434Z', '#1F7A63'),
  ].join('')
}

function shore() {
  return (
    path('M0 800C120 770 280 800 380 850C430 876 450 890 456 900H0Z', '#E3B98C') +
    path('M0 850C120 826 240 850 320 900H0Z', '#B98A6A') +
    line(
      'M70 846q-8 -50 -4 -90M92 850q4 -60 16 -104M112 856q16 -50 34 -76M250 872q-4 -40 0 -74M270 878q10 -40 24 -66',
      '#6F8F5E',
      6,
    )
  )
}

function flamingo(x: number, y: number, size: number, mirrored: boolean) {
  return place(
    x,
    y,
    [
      ellipse(0, 2, 34, 6, '#FFFFFF', 'opacity=".5"'),
      line('M-4 0V-66M8 0L10 -36L4 -66', '#E5788A', 4),
      path('M-54 -70C-40 -106 10 -112 34 -88C40 -72 20 -60 -6 -60C-26 -60 -40 -64 -54 -70Z', '#F7A6B4'),
      path('M-60 -66C-40 -92 -10 -94 10 -82C-6 -66 -34 -62 -60 -66Z', '#EE8496'),
      line('M28 -88C58 -96 46 -124 34 -138C22 -156 36 -174 52 -166', '#F7A6B4', 10),
      circle(53, -164, 10, '#F7A6B4'),
      path('M60 -170C74 -166 78 -156 70 -146C66 -152 62 -156 56 -158Z', '#2E2A44'),
      circle(54, -167, 2, '#2E2A44'),
    ],
    size,
    mirrored,
  )
}
