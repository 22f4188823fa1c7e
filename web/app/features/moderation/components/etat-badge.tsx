import type { ModerationEtat } from '@colocdar/contracts/moderation'
import { Badge, type BadgeTone } from '../../../ui/elements/badge.tsx'

export const EtatBadge = ({ etat }: { etat: ModerationEtat }) => {
  const { label, tone } = looks[etat]
  return <Badge tone={tone}>{label}</Badge>
}

const looks: Record<ModerationEtat, { label: string; tone: BadgeTone }> = {
  attente: { label: 'En attente', tone: 'safran' },
  modification: { label: 'Modification en attente', tone: 'safran' },
  verifie: { label: 'Public', tone: 'menthe' },
  refuse: { label: 'Refusé', tone: 'grenade' },
}
