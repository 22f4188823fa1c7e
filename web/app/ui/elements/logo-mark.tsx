/** The eight-pointed zellige star with a door in it. */
export const LogoMark = ({ className = 'size-9' }: { className?: string }) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
    <path
      className="fill-majorelle"
      d="m16 1 4.39 4.39h6.22v6.22L31 16l-4.39 4.39v6.22h-6.22L16 31l-4.39-4.39H5.39v-6.22L1 16l4.39-4.39V5.39h6.22z"
    />
    <path
      className="fill-sable"
      d="M12.25 23v-7.2a3.9 3.9 0 0 1-.45-1.8c0-2.3 2-3.7 4.2-5.5 2.2 1.8 4.2 3.2 4.2 5.5 0 .7-.2 1.3-.45 1.8V23z"
    />
  </svg>
)
