import type { ReactNode } from 'react'

interface AdminHeadingProps {
  title: string
  text?: ReactNode
  /** At the end of the line. */
  children?: ReactNode
}

export const AdminHeading = ({ title, text, children }: AdminHeadingProps) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
    <div className="min-w-0">
      <h1 className="text-2xl">{title}</h1>
      {text && <p className="mt-1 text-brume">{text}</p>}
    </div>
    {children}
  </div>
)
