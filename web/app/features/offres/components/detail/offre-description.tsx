export const OffreDescription = ({ description }: { description: string | null | undefined }) => (
  <section aria-labelledby="description">
    <h2 id="description" className="text-2xl">
      Description
    </h2>
    <p dir="auto" className="mt-3 max-w-prose whitespace-pre-line text-lg">
      {description || 'Description non disponible'}
    </p>
  </section>
)
