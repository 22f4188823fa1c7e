import { type AnnonceFigures as Figures, figureDays } from '@colocdar/contracts/vues'
import { formatFigure } from '../../../lib/formats/figure.ts'

/** What an ad brought in thirty days, with a bar for each day. */
export const AnnonceFigures = ({ figures }: { figures: Figures }) => (
  <section
    aria-label={`Les ${figureDays} derniers jours`}
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
    <p className="text-brume text-sm">Sur les {figureDays} derniers jours.</p>
  </section>
)

const rowsOf = ({ type, vues, favoris, numeros, conversations }: Figures): [string, number][] => [
  ['Vues', vues],
  ...(favoris === null ? [] : ([['Favoris', favoris]] satisfies [string, number][])),
  ...(type === 'offre' ? ([['Numéros affichés', numeros]] satisfies [string, number][]) : []),
  ['Conversations', conversations],
]

const height = 32

const DayBars = ({ days }: { days: readonly number[] }) => {
  const most = Math.max(1, ...days)
  return (
    <svg
      viewBox={`0 0 ${days.length * 4} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Vues par jour\u00a0: ${Math.max(...days)} au plus, ${days.at(-1) ?? 0} aujourd’hui`}
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
