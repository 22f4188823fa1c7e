import { classes } from '../elements/classes.ts'

/** A grey placeholder, sized by its classes. Loading itself is announced by a Spinner. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={classes('block animate-respire rounded-champ bg-bord', className)} />
)

/** The placeholder of a listing card: picture, title, two lines. */
export const SkeletonCard = () => (
  <div aria-hidden="true" className="overflow-hidden rounded-carte border border-bord bg-papier">
    <Skeleton className="aspect-4/3 rounded-none" />
    <div className="flex flex-col gap-3 p-5">
      <Skeleton className="h-6 w-1/3" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  </div>
)
