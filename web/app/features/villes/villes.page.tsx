import { type VilleAdmin, villesAdministration } from '@colocdar/contracts/villes-administration'
import { useState } from 'react'
import { AdminHeading } from '../../admin/admin-heading.tsx'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import { counted } from '../../lib/formats/counted.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Button } from '../../ui/elements/button.tsx'
import { Plus } from '../../ui/icons.ts'
import { VilleDialog } from './components/ville-dialog.tsx'
import { VilleRow } from './components/ville-row.tsx'

export const loader = async () => ({ villes: await adminLoad(call(villesAdministration.listAll, {})) })

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Villes', description: 'Les villes du site.', index: false })

export default function VillesPage({ loaderData: { villes } }: PageProps<typeof loader>) {
  const [edited, setEdited] = useState<VilleAdmin | 'new' | null>(null)
  return (
    <>
      <AdminHeading title="Villes" text={`${counted(villes.length, 'ville')}, dans l’ordre des formulaires.`}>
        <Button icon={<Plus className="size-5" />} onClick={() => setEdited('new')}>
          Ajouter une ville
        </Button>
      </AdminHeading>
      <ol aria-label="Villes" className="flex flex-col gap-2">
        {villes.map((ville, index) => (
          <li key={ville.id}>
            <VilleRow ville={ville} index={index} count={villes.length} onEdit={() => setEdited(ville)} />
          </li>
        ))}
      </ol>
      <VilleDialog ville={edited === 'new' ? null : edited} open={edited !== null} onClose={() => setEdited(null)} />
    </>
  )
}
