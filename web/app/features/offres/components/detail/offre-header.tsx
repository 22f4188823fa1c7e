import { MapPin } from 'lucide-react'
import { RelativeTime } from '../../../../ui/elements/relative-time.tsx'
import type { ShownOffre } from '../../shown-offre.ts'

export const OffreHeader = ({ offre: { titre, ville, quartier, createdAt } }: { offre: ShownOffre }) => (
  <div>
    <h1 dir="auto" className="text-3xl md:text-4xl">
      {titre || 'Titre non disponible'}
    </h1>
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-brume text-lg">
      <MapPin className="size-5 shrink-0 text-terracotta" />
      <span>{ville?.nom || 'Ville non disponible'}</span>
      <span aria-hidden="true">·</span>
      <span className="min-w-0">{quartier || 'Quartier non disponible'}</span>
      {createdAt && (
        <span className="text-base max-sm:w-full">
          <span aria-hidden="true" className="max-sm:hidden">
            ·{' '}
          </span>
          ajoutée <RelativeTime instant={createdAt} />
        </span>
      )}
    </p>
  </div>
)
