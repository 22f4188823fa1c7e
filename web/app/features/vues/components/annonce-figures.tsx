import { type AnnonceFigures as Figures, figureDays } from '@colocdar/contracts/vues'
import * as texts from '#texts/features/vues'
import { formatFigure } from '../../../lib/formats/figure.ts'

/** What an ad brought in thirty days, with a bar for each day. */
export const AnnonceFigures = ({ figures }: { figures: Figures }) => (
  <section
    aria-label={texts.lastDays(figureDays)}
    className="flex flex-col gap-3 rounded-carte border border-bord bg-papier p-4"
  >
    <DayBars days={figures.parJour} />
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {rowsOf(figures).map(([label, value]) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-brume">{label}</dt>
          <dd className="font-semibold">{formatFigure(value)}</dd>
        </div>
      ))}
    </dl>
    <p className="text-brume text-sm">{texts.overLastDays(figureDays)}</p>
  </section>
)

const rowsOf = ({ type, vues, favoris, numeros, conversations }: Figures): [string, number][] => [
  [texts.vues, vues],
  ...(favoris === null ? [] : ([[texts.favoris, favoris]] satisfies [string, number][])),
  ...(type === 'offre' ? ([[texts.numeros, numeros]] satisfies [string, number][]) : []),
  [texts.conversations, conversations],
]

const height = 32

const DayBars = ({ days }: { days: readonly number[] }) => {
  const most = Math.max(1, ...days)
  return (
    <svg
      viewBox={`0 0 ${days.length * 4} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={texts.perDay(Math.max(...days), days.at(-1) ?? 0)}
      className="h-8 w-full text-majorelle"
    >
      {days.map((views, day) => {
        // A day without views still shows where it stands.
        const size = Math.max(1, (views / most) * height)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: days have no other name
            key={day}
            x={day * 4}
            y={height - size}
            width="3"
            height={size}
            fill="currentColor"
            opacity={views > 0 ? 1 : 0.25}
          />
        )
      })}
    </svg>
  )
}
