import { describe, expect, it } from 'vitest'
import { readPayload, writePayload } from './mail-payload.ts'
import type { Mail, ReadyMail } from './mail-queue.ts'
import { renderMail } from './render-mail.ts'

/** As version 1.0 wrote them into the queue, letter for letter: they may still wait there. */
const queuedBy10 = [
  '{"template":"verification","to":"sara@exemple.ma","username":"sara","utilisateurId":3}',
  '{"template":"reinitialisation","to":"sara@exemple.ma","username":"sara","utilisateurId":3}',
  '{"template":"motDePasseChange","to":"sara@exemple.ma","username":"sara"}',
  '{"template":"compteSupprime","to":"sara@exemple.ma","username":"sara"}',
  '{"template":"offreVerifiee","to":"sara@exemple.ma","titre":"Studio clair","offreId":12}',
  '{"template":"offreRefusee","to":"sara@exemple.ma","titre":"Studio clair","offreId":12,"motif":"Photos floues"}',
  '{"template":"demandeVerifiee","to":"sara@exemple.ma","titre":"Cherche coloc","demandeId":7}',
  '{"template":"demandeRefusee","to":"sara@exemple.ma","titre":"Cherche coloc","demandeId":7,"motif":"Trop court"}',
  '{"template":"avisValide","to":"sara@exemple.ma"}',
  '{"template":"avisRefuse","to":"sara@exemple.ma","motif":"Propos déplacés"}',
  '{"template":"contact","to":"contact@exemple.ma","subject":"Question","email":"ali@exemple.ma","message":"Bonjour"}',
]

describe('mails in the queue', () => {
  it.each(queuedBy10)('[REL-15] that version 1.0 wrote can be sent: %s', (json) => {
    const mail = readPayload(JSON.parse(json))
    expect(mail).toEqual(JSON.parse(json))
    const { text } = renderMail({ ...mail, token: 'jeton' } as ReadyMail, 'https://colocdar.test')
    expect(text).not.toMatch(/undefined|null/)
  })

  it('[REL-15] have the fields that version 1.0 reads, and one more', () => {
    const mail: Mail = { template: 'avisRefuse', to: 'sara@exemple.ma', motif: 'Trop court' }
    expect(writePayload(mail)).toEqual({ ...mail, version: 1 })
    expect(readPayload(writePayload(mail))).toEqual(mail)
  })

  it.each([
    { version: 2, template: 'avisValide', to: 'sara@exemple.ma' },
    { version: 1, template: 'carteDeVoeux', to: 'sara@exemple.ma' },
  ])('[REL-15] that a newer version wrote are retried, and so left for it: %o', (payload) => {
    expect(() => readPayload(payload)).toThrow('a mail of a newer version')
  })
})
