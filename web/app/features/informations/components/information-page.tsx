import { paths } from '@colocdar/contracts/paths'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx'

export interface InformationSection {
  title: string
  /** A paragraph each, or a list. */
  content: readonly (string | readonly string[])[]
}

interface InformationPageProps {
  title: string
  lead: string
  sections: readonly InformationSection[]
  /** Above the text, such as a link back. */
  before?: ReactNode
  after?: ReactNode
}

/** A page of text: about, terms, privacy. */
export const InformationPage = ({ title, lead, sections, before, after }: InformationPageProps) => (
  <div className="page-largeur flex max-w-3xl flex-col gap-6 py-8 md:py-12">
    <Breadcrumb items={[{ label: 'Accueil', to: paths.home() }, { label: title }]} />
    {before}
    <article>
      <h1 className="text-4xl md:text-5xl">{title}</h1>
      <p className="mt-4 text-brume text-lg">{lead}</p>
      <div className="texte-riche mt-8">
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.content.map((part) => (
              <Part key={String(part)} part={part} />
            ))}
          </section>
        ))}
      </div>
      {after}
    </article>
  </div>
)

const Part = ({ part }: { part: string | readonly string[] }) =>
  typeof part === 'string' ? (
    <p className="mt-4">{part}</p>
  ) : (
    <ul className="mt-4">
      {part.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
