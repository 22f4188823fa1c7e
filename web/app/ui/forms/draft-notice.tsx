import * as texts from '#texts/ui'
import { History } from '../icons.ts'

/** Says that the form starts with a draft, and offers to discard it. */
export const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <p className="flex flex-wrap items-center gap-x-2 rounded-champ bg-majorelle-doux px-4 py-1">
    <History className="size-5 text-majorelle" />
    <span className="py-2">{texts.draftRestored}</span>
    <button type="button" onClick={onDiscard} className="lien ms-auto min-h-11 font-semibold">
      {texts.discardDraft}
    </button>
  </p>
)
