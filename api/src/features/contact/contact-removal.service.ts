import type { Db } from '../../db/database.ts'
import { deleteMessagesFrom } from './contact-removal.repository.ts'

/** Anyone can type any address into the contact form: call it only for a verified address. */
export const removeMessagesFrom = (tx: Db, email: string): Promise<void> => deleteMessagesFrom(tx, email)
