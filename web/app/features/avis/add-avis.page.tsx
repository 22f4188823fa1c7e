import * as texts from '#texts/features/avis'
import { currentUser } from '../../lib/auth/require-session.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AvisForm } from './components/avis-form.tsx'

export const loader = () => ({ auteurId: currentUser().id })

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.title, description: texts.description, index: false })

export default function AddAvisPage({ loaderData: { auteurId } }: PageProps<typeof loader>) {
  return (
    <div className="page-largeur flex max-w-2xl flex-col gap-6 py-8 md:py-12">
      <div>
        <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
        <p className="mt-3 text-brume text-lg">{texts.lead}</p>
      </div>
      <Card>
        <AvisForm auteurId={auteurId} />
      </Card>
    </div>
  )
}
