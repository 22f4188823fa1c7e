import type { Avis } from '@colocdar/contracts/avis'
import { publicNom } from '@colocdar/contracts/public-nom'
import { Avatar } from '../../../ui/elements/avatar.tsx'
import { Stars } from '../../../ui/elements/stars.tsx'
import { Card } from '../../../ui/layout/card.tsx'

export const AvisCard = ({ avis }: { avis: Avis }) => {
  const nom = publicNom(avis.auteur) ?? 'Un membre de Colocdar'
  return (
    <Card className="flex h-full flex-col gap-4">
      <Stars value={avis.note} />
      <blockquote dir="auto" className="grow text-lg">
        {avis.commentaire}
      </blockquote>
      <p className="flex items-center gap-3 font-semibold">
        <Avatar name={nom} />
        {nom}
      </p>
    </Card>
  )
}
