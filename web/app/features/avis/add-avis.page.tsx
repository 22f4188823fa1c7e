import { currentUser } from '../../lib/auth/require-session.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AvisForm } from './components/avis-form.tsx'

export const loader = () => ({ auteurId: currentUser().id })

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Donner mon avis', description: 'Votre avis sur Colocdar.', index: false })

export default function AddAvisPage({ loaderData: { auteurId } }: PageProps<typeof loader>) {
  return (
    <div className="page-largeur flex max-w-2xl flex-col gap-6 py-8 md:py-12">
      <div>
        <h1 className="text-3xl md:text-4xl">Donner mon avis</h1>
        <p className="mt-3 text-brume text-lg">
          Votre expérience aide les autres à se lancer. Nous lisons chaque avis avant de le publier.
        </p>
      </div>
      <Card>
        <AvisForm auteurId={auteurId} />
      </Card>
    </div>
  )
}
