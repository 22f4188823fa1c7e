import { paths } from '@colocdar/contracts/paths'
import type { ReactNode } from 'react'
import * as texts from '#texts/features/informations'
import type { Meta } from '../../../lib/pages/page.ts'
import { seo } from '../../../lib/seo/seo.tsx'
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx'

export interface InformationText {
  title: string
  /** For search engines, where it is not the page's. */
  seoTitle?: string
  description: string
  lead: string
  /** Each part of a content is a paragraph or a list. */
  sections: readonly { title: string; content: readonly (string | readonly string[])[] }[]
}

export const informationMeta =
  ({ title, seoTitle = title, description }: InformationText, path: string): Meta =>
  ({ matches }) =>
    seo(matches, { title: seoTitle, description, path })

interface InformationPageProps extends InformationText {
  /** Above the text, such as a link back. */
  before?: ReactNode
  after?: ReactNode
}

/** A page of text: about, terms, privacy. */
export const InformationPage = ({ title, lead, sections, before, after }: InformationPageProps) => (
  <div className="page-largeur flex max-w-3xl flex-col gap-6 py-8 md:py-12">
    <Breadcrumb items={[{ label: texts.home, to: paths.home() }, { label: title }]} />
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
