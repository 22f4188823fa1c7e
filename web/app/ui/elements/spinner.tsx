import { classes } from './classes.ts'

interface SpinnerProps {
  /** Announced and, for the large size, shown. */
  label?: string
  size?: 'small' | 'large'
}

export const Spinner = ({ label, size = 'large' }: SpinnerProps) => {
  const wheel = (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      className={classes('animate-tourne', size === 'small' ? 'size-5' : 'size-10 text-majorelle')}
    >
      <path
        d="m16 3 3.8 3.8h5.4v5.4L29 16l-3.8 3.8v5.4h-5.4L16 29l-3.8-3.8H6.8v-5.4L3 16l3.8-3.8V6.8h5.4z"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeDasharray="52 30"
        strokeLinecap="round"
      />
    </svg>
  )
  if (!label) return wheel
  return (
    <div role="status" className="flex flex-col items-center gap-3 text-brume">
      {wheel}
      <span className={size === 'small' ? 'sr-only' : undefined}>{label}</span>
    </div>
  )
}
