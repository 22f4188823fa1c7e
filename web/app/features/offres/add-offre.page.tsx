import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import * as texts from '#texts/features/offres/components/wizard'
import { takeFlags } from '../../lib/auth/refresh-flags.ts'
import { currentUser } from '../../lib/auth/require-session.ts'
import { call } from '../../lib/client/client.ts'
import { settled } from '../../lib/client/load-state.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { unlessOtherStep, useDiscard } from '../../ui/forms/use-wizard-step.ts'
import { loadVilleOptions } from '../villes/load-ville-options.ts'
import { OffreWizard } from './components/wizard/offre-wizard.tsx'

/** The wizard opens even without an answer: the draft is local, and loading can be retried. */
export const loader = async () => {
  const { id } = currentUser()
  const [profil, villes] = await Promise.all([
    settled('profil', call(utilisateurs.profile, { params: { id } }).then(takeFlags)),
    settled('villes', loadVilleOptions()),
  ])
  return { userId: id, profil: profil.value, villes: villes.value ?? [] }
}

export const shouldRevalidate = unlessOtherStep

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.heading, description: texts.pageDescription, index: false })

export default function AddOffrePage({ loaderData: { userId, profil, villes } }: PageProps<typeof loader>) {
  const [key, discard] = useDiscard('offre', userId)
  return <OffreWizard key={key} userId={userId} profil={profil} villes={villes} onDiscard={discard} />
}
