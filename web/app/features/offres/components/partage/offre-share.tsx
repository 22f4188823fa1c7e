import { paths } from '@colocdar/contracts/paths'
import { type MouseEvent, useState } from 'react'
import { share } from '#texts/features/offres/components/detail'
import { loadChunk } from '../../../../lib/client/chunks.ts'
import { localPath } from '../../../../lib/local-paths.ts'
import { ButtonLink } from '../../../../ui/elements/button.tsx'
import { opensElsewhere } from '../../../../ui/elements/link.tsx'
import { Share2 } from '../../../../ui/icons.ts'
import { type ShownOffre, shareText } from '../../shown-offre.ts'
import type { ShareDialog } from './share-dialog.tsx'

/** The system's sheet where there is one, else our own. Without JavaScript the poster, which has the link too. */
export const OffreShare = ({ offre }: { offre: ShownOffre }) => {
  const [Dialog, setDialog] = useState<typeof ShareDialog | null>(null)
  const [open, setOpen] = useState(false)
  const poster = paths.affiche(offre.id)

  const openShare = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    const message = { title: offre.titre ?? '', text: shareText(offre), url: addressOf(offre) }
    if (await sharedBySystem(message)) return
    try {
      const { ShareDialog } = await loadChunk('partage', () => import('./share-dialog.tsx'))
      setDialog(() => ShareDialog)
      setOpen(true)
    } catch {
      location.assign(localPath(poster))
    }
  }
  return (
    <>
      <ButtonLink
        to={poster}
        data-needs-script
        onClick={openShare}
        variant="quiet"
        icon={<Share2 className="size-5" />}
        className="max-sm:size-11 max-sm:px-0 print:hidden"
      >
        <span className="max-sm:sr-only">{share}</span>
      </ButtonLink>
      {Dialog && (
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          text={shareText(offre)}
          url={addressOf(offre)}
          poster={poster}
        />
      )}
    </>
  )
}

const addressOf = ({ id }: ShownOffre): string => `${location.origin}${localPath(paths.offre(id))}`

/** False when there is no such sheet or it refuses; closing it without a choice is a choice. */
const sharedBySystem = async (message: ShareData): Promise<boolean> => {
  if (!navigator.canShare?.(message)) return false
  try {
    await navigator.share(message)
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError'
  }
}
