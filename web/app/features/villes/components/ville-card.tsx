import { paths } from '@colocdar/contracts/paths'
import type { VilleInfo } from '@colocdar/contracts/villes'
import { memo } from 'react'
import { counted } from '../../../lib/formats/counted.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { Picture } from '../../../ui/elements/picture.tsx'

/** Memoised: on a phone the carousel renders twice, because the screen width is known only after hydration. */
export const VilleCard = memo(({ ville }: { ville: VilleInfo }) => (
  <Link
    to={paths.villeOffres(ville.id)}
    className="group relative block overflow-hidden rounded-carte bg-nuit shadow-doux transition hover:-translate-y-1 hover:shadow-leve focus-visible:rounded-carte"
  >
    <Picture
      src={ville.image}
      alt=""
      sizes="(max-width: 640px) 63vw, (max-width: 768px) 41vw, 284px"
      width={600}
      height={750}
      className="aspect-4/5 transition duration-250 group-hover:scale-[1.03]"
    />
    <span className="absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-linear-to-t from-[#14122a] from-25% via-[#14122a]/80 to-transparent px-5 pt-20 pb-5 text-nuit-texte">
      <span className="font-bold font-titre text-2xl leading-tight">{ville.nom}</span>
      <span className="text-sm">
        {counted(ville.verifiedColocCount, 'offre')} · {counted(ville.verifiedDemandeCount, 'demande')}
      </span>
    </span>
  </Link>
))
