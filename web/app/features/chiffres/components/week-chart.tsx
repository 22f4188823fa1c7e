import { formatDate } from '../../../lib/formats/dates.ts'

interface WeekChartProps {
  title: string
  /** Oldest first; `debut` is a Monday. */
  weeks: readonly { debut: string; value: number }[]
}

const height = 80
const step = 20
const bar = 14

/** Bars, and a table with the same figures for screen readers. */
export const WeekChart = ({ title, weeks }: WeekChartProps) => {
  const highest = Math.max(0, ...weeks.map(({ value }) => value))
  const total = weeks.reduce((sum, { value }) => sum + value, 0)
  return (
    <section className="rounded-champ border border-bord bg-papier p-4">
      <h2 className="text-lg">{title}</h2>
      <p className="text-brume text-sm">
        {total} en tout, {highest} au plus en une semaine
      </p>
      <svg
        viewBox={`0 0 ${weeks.length * step} ${height}`}
        aria-hidden="true"
        className="mt-3 h-32 w-full text-majorelle"
        preserveAspectRatio="none"
      >
        {weeks.map(({ debut, value }, index) => {
          // A thin line for zero, so that the week is visible.
          const tall = Math.max(1, (value / Math.max(1, highest)) * height)
          return (
            <rect
              key={debut}
              x={index * step + (step - bar) / 2}
              y={height - tall}
              width={bar}
              height={tall}
              rx="2"
              fill="currentColor"
            />
          )
        })}
      </svg>
      <details className="mt-2">
        <summary className="py-2.5 font-semibold text-sm">Voir les chiffres</summary>
        <table className="w-full text-sm">
          <caption className="sr-only">{title}, par semaine</caption>
          <thead className="text-brume">
            <tr>
              <th scope="col" className="py-1 text-start">
                Semaine du
              </th>
              <th scope="col" className="py-1 text-end">
                Nombre
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ debut, value }) => (
              <tr key={debut} className="border-bord border-t">
                <th scope="row" className="py-1 text-start font-normal">
                  {formatDate(debut)}
                </th>
                <td className="py-1 text-end tabular-nums">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
