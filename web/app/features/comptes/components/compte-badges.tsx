import type { Compte } from '@colocdar/contracts/comptes'
import { Badge } from '../../../ui/elements/badge.tsx'

export const CompteBadges = ({ compte }: { compte: Compte }) => (
  <span className="flex flex-wrap gap-1">
    {compte.blockedAt && <Badge tone="grenade">Bloqué</Badge>}
    {compte.roles.includes('ROLE_ADMIN') && <Badge>Administrateur</Badge>}
    {compte.identityVerified && <Badge tone="menthe">Identité vérifiée</Badge>}
    {!compte.emailVerified && <Badge tone="neutre">E-mail non vérifié</Badge>}
  </span>
)
