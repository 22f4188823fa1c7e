import { History } from '../icons.ts'

/** Says that the form starts with a draft, and offers to discard it. */
export const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <p className="flex flex-wrap items-center gap-x-2 rounded-champ bg-majorelle-doux px-4 py-1">
    <History className="size-5 text-majorelle" />
    <span className="py-2">Brouillon repris là où vous l’aviez laissé.</span>
    <button type="button" onClick={onDiscard} className="lien ms-auto min-h-11 font-semibold">
      Tout effacer
    </button>
  </p>
)
