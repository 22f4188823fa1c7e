import { classes } from '../elements/classes.ts'

/** A grey placeholder, sized by its classes. Loading itself is announced by a Spinner. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={classes('block animate-respire rounded-champ bg-bord', className)} />
)

/** The placeholder of a listing card: picture, title, two lines. */
export const SkeletonCard = ({ compact = false }: { compact?: boolean }) => (
  <div
    aria-hidden="true"
    className={classes('overflow-hidden rounded-carte border border-bord bg-papier', compact && 'flex h-48')}
  >
    <Skeleton className={classes('rounded-none', compact ? 'h-full w-[37%] max-w-44 shrink-0' : 'aspect-4/3')} />
    <div className={classes('flex flex-col gap-3', compact ? 'flex-1 p-4' : 'p-5')}>
      <Skeleton className="h-6 w-1/3" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  </div>
)
