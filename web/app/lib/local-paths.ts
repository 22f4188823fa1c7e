import { inLangue } from '@colocdar/contracts/langues'
import { langue } from '#langue'

/** The address of a page of this site as a browser takes it. React Router adds the language to its own by itself. */
export const localPath = (path: string): string => inLangue(langue, path)

/** As React Router takes it: what all addresses begin with. */
export const basename = inLangue(langue, '/')
