import type { ContactForm } from '@colocdar/contracts/contact'
import type { Db } from '../../db/database.ts'
import { messages } from '../../schema/messages.ts'

export const insertMessage = async (db: Db, form: ContactForm): Promise<void> => {
  await db.insert(messages).values(form)
}
