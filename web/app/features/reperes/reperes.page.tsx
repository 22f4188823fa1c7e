import { foldText } from '@colocdar/contracts/fold-text'
import { type RepereAdmin, repereGenreNames, reperesAdministration } from '@colocdar/contracts/reperes-administration'
import { useState } from 'react'
import { AdminHeading } from '../../admin/admin-heading.tsx'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import { counted } from '../../lib/formats/counted.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Button } from '../../ui/elements/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Plus } from '../../ui/icons.ts'
import { loadVilleOptions } from '../villes/load-ville-options.ts'
import { RepereDialog } from './components/repere-dialog.tsx'
import { RepereFusion } from './components/repere-fusion.tsx'

export const loader = async () => {
  const [reperes, villes] = await adminLoad(Promise.all([call(reperesAdministration.listAll, {}), loadVilleOptions()]))
  return { reperes, villes }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Repères', description: 'Universités, écoles, stations de tram et gares.', index: false })

export default function ReperesPage({ loaderData: { reperes, villes } }: PageProps<typeof loader>) {
  const [edited, setEdited] = useState<RepereAdmin | 'new' | null>(null)
  const [merged, setMerged] = useState<RepereAdmin | null>(null)
  const [text, setText] = useState('')
  const words = foldText(text).split(' ')
  const inUse = reperes.filter(({ fusion }) => fusion === null)
  const shown = reperes.filter(({ nom, nomArabe, alias, ville }) => {
    const names = foldText([nom, nomArabe, ...alias, ville].join(' '))
    return words.every((word) => names.includes(word))
  })
  return (
    <>
      <AdminHeading title="Repères" text={`${counted(inUse.length, 'repère')} que les annonces peuvent nommer.`}>
        <Button icon={<Plus className="size-5" />} onClick={() => setEdited('new')}>
          Ajouter un repère
        </Button>
      </AdminHeading>
      <TextField label="Chercher" type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <p role="status" className="my-3 text-brume text-sm">
        {text && counted(shown.length, 'repère')}
      </p>
      <ul aria-label="Repères" className="flex flex-col gap-2">
        {shown.map((repere) => (
          <li
            key={repere.id}
            className="flex flex-wrap items-center gap-3 rounded-champ border border-bord bg-papier p-3"
          >
            <div className="min-w-48 flex-1">
              <h2 className="text-lg">
                {repere.nom}{' '}
                {repere.nomArabe && (
                  <bdi lang="ar" className="inline-block text-left font-normal text-brume">
                    {repere.nomArabe}
                  </bdi>
                )}
              </h2>
              <p className="text-brume text-sm">
                {repere.fusion
                  ? `Remplacé par ${repere.fusion.nom}`
                  : `${repere.ville} · ${repereGenreNames[repere.genre]} · ${counted(repere.offres, 'offre publique', 'offres publiques')}`}
              </p>
            </div>
            {!repere.fusion && (
              <div className="flex gap-2">
                <Button variant="quiet" aria-label={`Modifier ${repere.nom}`} onClick={() => setEdited(repere)}>
                  Modifier
                </Button>
                <Button variant="quiet" aria-label={`Fusionner ${repere.nom}`} onClick={() => setMerged(repere)}>
                  Fusionner
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <RepereDialog
        key={edited === 'new' ? 'new' : edited?.id}
        repere={edited === 'new' ? null : edited}
        open={edited !== null}
        villes={villes}
        onClose={() => setEdited(null)}
      />
      {merged && (
        <RepereFusion
          repere={merged}
          others={inUse.filter(({ id, villeId }) => id !== merged.id && villeId === merged.villeId)}
          onClose={() => setMerged(null)}
        />
      )}
    </>
  )
}
