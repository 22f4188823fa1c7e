import type { ReactNode } from 'react'

interface AdminTableProps {
  /** For screen readers only. */
  caption: string
  columns: readonly string[]
  /** The rows. */
  children: ReactNode
}

/** A dense table; on a narrow screen it scrolls horizontally. */
export const AdminTable = ({ caption, columns, children }: AdminTableProps) => (
  <div className="overflow-x-auto rounded-champ border border-bord bg-papier">
    <table className="w-full text-sm [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2 [&_th]:text-start">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-bord border-b bg-dune text-brume">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="whitespace-nowrap font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-bord">{children}</tbody>
    </table>
  </div>
)
