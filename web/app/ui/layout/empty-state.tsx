import type { ReactNode } from 'react'
import movingBox from '../../assets/carton.svg'

interface EmptyStateProps {
  title: string
  text?: ReactNode
  /** The next step. */
  action?: ReactNode
}

export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
    <img src={movingBox} alt="" width={240} height={240} className="size-40 md:size-48" />
    <p className="text-balance font-bold font-titre text-2xl">{title}</p>
    {text && <p className="max-w-md text-balance text-brume">{text}</p>}
    {action}
  </div>
)
