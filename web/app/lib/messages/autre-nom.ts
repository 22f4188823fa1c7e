import { ancienMembre, type Conversation } from '@colocdar/contracts/conversations'

/** The API says « ancien membre » in French. */
export const autreNom = ({ id, nom }: Conversation['autre']): string => (id === null ? ancienMembre : nom)
