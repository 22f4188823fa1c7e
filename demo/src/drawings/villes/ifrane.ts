import { cedar } from '../kit/plants.ts'
import { createRandom } from '../kit/random.ts'
import { hills, mountains } from '../kit/relief.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { circle, ellipse, line, path, place, polygon, rect, repeat } from '../kit/svg.ts'

const snow = '#FFFFFF'

export const drawIfrane = () => [
  sky('hiver'),
  sun(900, 210, 50, '#FFFDF2', '#FFF3DA'),
  cloud(140, 180, 280, '#FFFFFF', 0.7),
  cloud(600, 130, 200, '#FFFFFF', 0.6),
  mountains({ seed: 143, base: 560, low: 120, high: 270, peaks: 5, fill: '#9FB4CF', snow }),
  hills({ seed: 147, base: 600, low: 60, high: 140, peaks: 4, fill: '#D9E6F1' }),
  repeat(18, (index) =>
    cedar(20 + index * 70, 600 + (index % 3) * 8, 120 + (index % 4) * 22, index % 2 ? '#4A7A70' : '#3F6E66', '#F4FAFD'),
  ),
  path('M0 600C240 576 520 610 760 594C960 582 1080 600 1200 590V900H0Z', '#EEF5FA'),
  chalet(150, 720, 1, '#E9D3B4', '#B3492C'),
  chalet(520, 690, 0.8, '#F3E3CC', '#8E3B2A'),
  chalet(860, 730, 1.05, '#F0DCBE', '#C4532F'),
  path('M0 740C200 716 420 760 640 750C880 738 1040 716 1200 740V900H0Z', '#F8FCFE'),
  path('M380 900C420 830 560 800 600 752C640 800 800 830 860 900Z', '#D3E2EE'),
  cedar(70, 860, 330, '#2F5D52', snow),
  cedar(1120, 870, 360, '#2F5D52', snow),
  cedar(1010, 850, 200, '#3F6E66', snow),
  lion(),
  flakes(),
]

function chalet(x: number, base: number, scale: number, wall: string, roof: string) {
  return place(
    x,
    base,
    [
      rect(0, -130, 210, 130, wall),
      rect(160, -130, 50, 130, '#B9A08C', 'opacity=".6"'),
      rect(146, -262, 32, 90, '#A5705A'),
      rect(140, -270, 44, 12, snow),
      polygon(
        [
          [-30, -118],
          [105, -280],
          [240, -118],
        ],
        roof,
      ),
      polygon(
        [
          [105, -280],
          [240, -118],
          [150, -118],
        ],
        '#7A2F28',
        'opacity=".45"',
      ),
      polygon(
        [
          [-36, -112],
          [105, -288],
          [246, -112],
          [214, -116],
          [105, -250],
          [-6, -116],
        ],
        snow,
      ),
      rect(84, -66, 42, 66, '#6B4632'),
      rect(24, -98, 44, 46, '#FFD98A'),
      rect(142, -98, 44, 46, '#FFD98A'),
      line('M46 -98V-52M24 -75H68M164 -98V-52M142 -75H186', '#6B4632', 4),
      rect(86, -184, 38, 40, '#FFD98A'),
      line('M105 -184V-144', '#6B4632', 4),
      rect(20, -50, 52, 7, snow),
      rect(138, -50, 52, 7, snow),
    ],
    scale,
  )
}

// The stone lion carved in the 1930s is where every visitor of Ifrane takes a picture.
function lion() {
  return place(
    600,
    862,
    [
      ellipse(20, 8, 210, 20, '#BBD0E0'),
      path('M-170 0C-196 -60 -150 -104 -60 -104C10 -104 60 -96 120 -84L170 -10V0Z', '#B7A999'),
      path('M-60 -104C10 -104 60 -96 120 -84L170 -10V0H40C80 -40 20 -90 -60 -104Z', '#8F8390'),
      path('M60 0C90 -28 150 -34 210 -22C226 -16 226 0 210 0Z', '#C9BBA9'),
      circle(108, -112, 70, '#A3948A'),
      circle(124, -108, 50, '#C9BBA9'),
      path('M136 -112C160 -116 178 -104 178 -88C172 -72 150 -70 130 -78Z', '#DCD0BE'),
      ellipse(174, -98, 9, 7, '#5A5064'),
      circle(140, -122, 5, '#5A5064'),
      circle(84, -160, 17, '#A3948A'),
      line('M146 -82Q160 -78 170 -84', '#7A6E7C', 3),
      path(
        'M52 -158C70 -190 140 -194 166 -158C140 -174 84 -176 52 -158ZM-150 -92C-110 -116 -40 -116 20 -104C-40 -104 -100 -104 -150 -92Z',
        snow,
      ),
    ],
    0.82,
  )
}

function flakes() {
  const random = createRandom(149)
  return repeat(60, () =>
    circle(random.between(0, 1200), random.between(20, 700), random.between(1.5, 4), snow, 'opacity=".85"'),
  )
}
