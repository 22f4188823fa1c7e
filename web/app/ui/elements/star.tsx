interface StarProps {
  /** Part that is lit, from 0 to 1. */
  fill: number
  size: number
  color: string
}

export const Star = ({ fill, size, color }: StarProps) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="block">
    <Outline color={fill === 1 ? color : undefined} />
    {fill > 0 && fill < 1 && (
      // A nested svg cuts what stands outside it: half a star without a clip path and its id.
      <svg width={24 * fill} height="24" viewBox={`0 0 ${24 * fill} 24`} aria-hidden="true">
        <Outline color={color} />
      </svg>
    )}
  </svg>
)

/** Outlined, because gold on white has too little contrast. */
const Outline = ({ color }: { color: string | undefined }) => (
  <path
    d="M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.6L12 17.4 6.1 20.6l1.2-6.6L2.5 9.4l6.6-.9z"
    fill={color}
    strokeWidth="1.2"
    strokeLinejoin="round"
    className={color ? 'stroke-safran-vif' : 'fill-bord stroke-safran-vif'}
  />
)
