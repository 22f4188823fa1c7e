import { describe, expect, it } from 'vitest'
import { avisRefuse } from '../features/moderation/moderation.mails.ts'
import { featureMails } from '../mails.ts'
import { readPayload, writePayload } from './mail-payload.ts'

/** As version 1.1 wrote them into the queue, letter for letter; 1.0 wrote no version. They may still wait there. */
const queued = [
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
  '{"version":1,"template":"modificationAcceptee","to":"sara@exemple.ma","objet":"profil","objetId":3,"titre":""}',
  '{"version":1,"template":"modificationRefusee","to":"sara@exemple.ma","objet":"offre","objetId":12,"titre":"Studio","motif":"Flou"}',
  '{"version":1,"template":"fraicheur","to":"sara@exemple.ma","kind":"offre","annonceId":12,"confirmeeLe":"2026-11-01T08:00:00.000Z"}',
  '{"version":1,"template":"nouveauMessage","to":"sara@exemple.ma","conversationId":4,"utilisateurId":3}',
  '{"version":1,"template":"alerte","to":"sara@exemple.ma"}',
  '{"version":1,"template":"signalementDecide","to":"sara@exemple.ma","kind":"utilisateur","objetId":3,"titre":"","decision":"uphold","motif":"Faux nom","hidden":false}',
  '{"version":1,"template":"signalementDecide","to":"sara@exemple.ma","kind":"offre","objetId":12,"titre":"Studio","decision":"dismiss","motif":"Vrai","hidden":true,"suite":"avertir"}',
  '{"version":1,"template":"signalementSuivi","to":"sara@exemple.ma","kind":"offre","titre":"Studio","decision":"uphold","motif":"Retirée"}',
]

describe('mails in the queue', () => {
  it.each(queued)('[REL-15] that an older version wrote can be sent: %s', (json) => {
    const { version: _version, template, to, ...fields } = JSON.parse(json)
    const read = readPayload(featureMails, JSON.parse(json))
    expect([read.kind.template, read.to, read.fields]).toEqual([template, to, fields])
  })

  it('[REL-15] are of every kind that 1.1 knew', () => {
    expect(new Set(queued.map((json) => JSON.parse(json).template)).size).toBe(18)
  })

  it('[REL-15] have the fields that version 1.0 reads, and one more', () => {
    const mail = avisRefuse.to('sara@exemple.ma', { motif: 'Trop court' })
    expect(mail).toEqual({ template: 'avisRefuse', to: 'sara@exemple.ma', motif: 'Trop court' })
    expect(writePayload(mail)).toEqual({ ...mail, version: 1 })
  })

  it.each([
    { version: 2, template: 'avisValide', to: 'sara@exemple.ma' },
    { version: 1, template: 'carteDeVoeux', to: 'sara@exemple.ma' },
  ])('[REL-15] that a newer version wrote are retried, and so left for it: %o', (payload) => {
    expect(() => readPayload(featureMails, payload)).toThrow('a mail of a newer version')
  })
})
