import { paths } from '@colocdar/contracts/paths'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import { useState } from 'react'
import * as texts from '#texts/features/utilisateurs'
import { formatTelephone } from '../../../lib/formats/telephone.ts'
import { Button, ButtonLink } from '../../../ui/elements/button.tsx'
import { UserPen } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TagList } from './tag-list.tsx'

export const ProfileInfoCard = ({ profil }: { profil: Profil }) => (
  <Card className="flex flex-col gap-6">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-2xl">{texts.publicInformation}</h2>
      <ButtonLink to={paths.editProfile()} variant="quiet" icon={<UserPen className="size-5" />}>
        {texts.edit}
      </ButtonLink>
    </div>
    <Facts
      facts={[
        { label: texts.prenom, value: profil.prenom },
        { label: texts.nom, value: profil.nom },
        { label: texts.age, value: profil.age ? texts.years(profil.age) : null },
        { label: texts.email, value: profil.email, note: texts.emailNote },
        {
          label: texts.telephone,
          value: formatTelephone(profil.telephone),
          note: texts.telephoneNote,
        },
        { label: texts.apropos, value: profil.apropos, wide: true },
        { label: texts.langues, value: <TagList tags={profil.langues} tone="menthe" />, wide: true },
        { label: texts.tags, value: <TagList tags={profil.tags} />, wide: true },
      ]}
    />
  </Card>
)

/** For a profile that loads incomplete although the stored flag says that it is filled. */
export const CompleteProfileDialog = ({ incomplete }: { incomplete: boolean }) => {
  const [dismissed, setDismissed] = useState(false)
  const close = () => setDismissed(true)
  return (
    <Dialog
      open={incomplete && !dismissed}
      onClose={close}
      title={texts.incompleteTitle}
      description={texts.incompleteText}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {texts.later}
          </Button>
          <ButtonLink to={paths.editProfile()}>{texts.completeProfile}</ButtonLink>
        </>
      }
    />
  )
}
