import { langue } from '#langue'

interface Named {
  nom: string
  nomArabe?: string | null | undefined
}

/** The name of a city in the language of the site; in French when it has no other. */
export const villeNom = ({ nom, nomArabe }: Named): string => (langue === 'ar' && nomArabe) || nom
