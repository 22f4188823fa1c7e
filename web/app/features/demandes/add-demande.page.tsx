import { paths } from '@colocdar/contracts/paths'
import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import * as texts from '#texts/features/demandes/components/wizard'
import { takeFlags } from '../../lib/auth/refresh-flags.ts'
import { currentUser } from '../../lib/auth/require-session.ts'
import { call } from '../../lib/client/client.ts'
import { settled } from '../../lib/client/load-state.ts'
import { formatNom } from '../../lib/formats/nom.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { unlessOtherStep, useDiscard } from '../../ui/forms/use-wizard-step.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { loadVilleOptions } from '../villes/load-ville-options.ts'
import { DemandeWizard } from './components/wizard/demande-wizard.tsx'

/** The wizard opens even without an answer: the session and the draft are local. */
export const loader = async () => {
  const { id, username, email } = currentUser()
  const [{ value: profil }, villes] = await Promise.all([
    settled('profil', call(utilisateurs.profile, { params: { id } }).then(takeFlags)),
    settled('villes', loadVilleOptions()),
  ])
  return {
    utilisateur: {
      id,
      nom: { label: texts.nom, name: 'nom', value: formatNom(profil) ?? username },
      email: { label: texts.email, name: 'email', value: email },
      profileFilled: profil?.profileFilled ?? true,
    },
    demandeId: profil?.demande?.id ?? null,
    villes: villes.value ?? [],
  }
}

export const shouldRevalidate = unlessOtherStep

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.title, description: texts.description, index: false })

export default function AddDemandePage({ loaderData: { utilisateur, demandeId, villes } }: PageProps<typeof loader>) {
  const [key, discard] = useDiscard('demande', utilisateur.id)
  if (demandeId !== null) return <OneRequestOnly demandeId={demandeId} />
  return <DemandeWizard key={key} utilisateur={utilisateur} villes={villes} onDiscard={discard} />
}

/** Said before the member fills in three steps for nothing. */
const OneRequestOnly = ({ demandeId }: { demandeId: number }) => (
  <div className="page-largeur py-8 md:py-12">
    <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
    <EmptyState
      title={texts.oneOnly}
      text={texts.oneOnlyText}
      action={<ButtonLink to={paths.editDemande(demandeId)}>{texts.editOwn}</ButtonLink>}
    />
  </div>
)
