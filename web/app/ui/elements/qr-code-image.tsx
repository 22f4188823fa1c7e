import type { QrCode } from '../../lib/formats/qr-code.ts'

/** Dark modules in the current colour: the ground must be white. */
export const QrCodeImage = ({ code, label, className }: { code: QrCode; label: string; className?: string }) => (
  <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" className={className} aria-label={label}>
    <path d={code.path} shapeRendering="crispEdges" />
  </svg>
)
