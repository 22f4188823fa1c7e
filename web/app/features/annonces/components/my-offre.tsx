import type { Offre } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { Heart, Pencil } from 'lucide-react'
import { counted } from '../../../lib/formats/counted.ts'
import { Button, ButtonLink } from '../../../ui/elements/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { OffreCard } from '../../offres/components/offre-card.tsx'
import { isWaiting } from '../load-mes-offres.ts'
import { useStatutChange } from './use-statut-change.ts'

interface MyOffreProps {
  offre: Offre
  /** How many members keep it. */
  favoris?: number | undefined
}

/** A member's own offer: its card, its state and its actions. */
export const MyOffre = ({ offre, favoris = 0 }: MyOffreProps) => {
  const { isLoue, change, changing } = useStatutChange(offre)
  return (
    <div className="flex flex-col gap-3">
      <OffreCard offre={offre} showStatut />
      {favoris > 0 && <FavorisRecus favoris={favoris} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isLoue ? 'primary' : 'quiet'}
          loading={changing}
          onClick={() => void change()}
          className="flex-auto whitespace-nowrap px-4"
        >
          {isLoue ? 'Rendre disponible' : 'Marquer comme déjà louée'}
        </Button>
        <ButtonLink
          to={paths.editOffre(offre.id)}
          variant="quiet"
          icon={<Pencil className="size-4" />}
          className="flex-auto px-4"
        >
          Modifier
        </ButtonLink>
      </div>
      {offre.motifRefus && (
        <Alert tone="warning" title="Annonce refusée">
          <p>{offre.motifRefus}</p>
        </Alert>
      )}
      {isWaiting(offre) && (
        <Alert tone="info" title="En cours de vérification">
          <p>Vous seul la voyez. Elle sera publiée une fois vérifiée.</p>
        </Alert>
      )}
    </div>
  )
}

const FavorisRecus = ({ favoris }: { favoris: number }) => (
  <p className="flex items-center gap-2 text-brume text-sm">
    <Heart className="size-4 shrink-0 text-terracotta" />
    {favoris > 1 ? `${counted(favoris, 'membre')} l’ont en favori` : '1 membre l’a en favori'}
  </p>
)
