import { currentUser } from '../../lib/auth/require-session.ts'
import { seo } from '../../lib/seo/seo.ts'
import { Card } from '../../ui/layout/card.tsx'
import type { Route } from './+types/add-avis.page.ts'
import { AvisForm } from './components/avis-form.tsx'

export const clientLoader = () => ({ auteurId: currentUser().id })

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: 'Donner mon avis', description: 'Votre avis sur Colocdar.', index: false })

export default function AddAvisPage({ loaderData: { auteurId } }: Route.ComponentProps) {
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
