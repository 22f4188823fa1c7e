import type { ReactNode } from 'react'
import lostDoor from '../assets/porte.svg'

interface FullPageMessageProps {
  title: string
  text: string
  /** In small, below the buttons. */
  note?: string | undefined
  /** Buttons. */
  children: ReactNode
}

export const FullPageMessage = ({ title, text, note, children }: FullPageMessageProps) => (
  <section className="zellige text-majorelle">
    <div className="page-largeur flex flex-col items-center gap-6 py-16 text-center text-encre md:py-24">
      <img src={lostDoor} alt="" width={240} height={240} className="size-44 md:size-60" />
      <h1 className="text-4xl md:text-6xl">{title}</h1>
      <p className="max-w-lg text-brume text-lg">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
      {note && <p className="text-brume text-sm">{note}</p>}
    </div>
  </section>
)
