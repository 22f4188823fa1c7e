import { useNavigation } from 'react-router'

/** A thin line at the top while the next page loads. */
export const LoadingBar = () => {
  const loading = useNavigation().state !== 'idle'
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1">
      {loading && (
        <>
          <div className="h-full origin-left animate-avance bg-terracotta rtl:origin-right" />
          <span className="sr-only">Chargement...</span>
        </>
      )}
    </div>
  )
}
