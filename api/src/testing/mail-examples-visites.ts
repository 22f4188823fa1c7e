import { unnamed } from '../features/visites/visites.mails.fr.ts'
import { visiteChange, visiteRappel } from '../features/visites/visites.mails.ts'
import { example, type MailExample } from './mail-example.ts'

const debut = new Date('2026-11-20T18:00:00Z')
const other = new Date('2026-11-21T09:30:00Z')
const about = { conversationId: 7, nom: 'Karim B.', titre: 'Studio clair' }
const said = { ...about, deMoi: false, mot: null, creneaux: [], debut: null, event: null }
const event = {
  uid: 'visite-12',
  sequence: 2,
  start: debut,
  end: new Date(debut.getTime() + 30 * 60_000),
  stamp: new Date('2026-11-18T09:00:00Z'),
  attendee: 'sara@exemple.ma',
}
const request = { debut, event: { ...event, method: 'REQUEST' as const } }
const cancel = { debut, event: { ...event, method: 'CANCEL' as const } }
const [visiteur, proprietaire] = [{ cote: 'visiteur' as const }, { cote: 'proprietaire' as const }]
const when = 'vendredi 20 novembre à 18:00'
const links = (label: string) => ({ [label]: '/messages/7' })
const open = links('Ouvrir la conversation')
const [choose, propose] = [links('Choisir un moment'), links('Proposer des moments')]
const stop = { 'Ne plus recevoir ces e-mails': '/mails/visites/arret/jeton-stop' }

export const visiteExamples: MailExample[] = [
  example(
    visiteChange,
    { ...said, ...visiteur, etat: 'proposee', creneaux: [debut, other], mot: 'Voir fraude.ma' },
    'Une visite vous est proposée',
    choose,
    [when, 'samedi 21 novembre à 09:30', 'fraude . ma'],
  ),
  example(visiteChange, { ...said, ...proprietaire, etat: 'proposee' }, 'Une visite vous est demandée', propose, [
    'Karim B. aimerait visiter',
  ]),
  example(
    visiteChange,
    { ...said, ...proprietaire, etat: 'proposee', nom: unnamed },
    'Une visite vous est demandée',
    propose,
    ['Un membre aimerait visiter'],
  ),
  ...[
    { ...visiteur, says: 'Ne payez rien' },
    { ...proprietaire, says: 'Dites où vous vous retrouvez' },
  ].map(({ cote, says }) =>
    example(visiteChange, { ...said, cote, ...request, etat: 'confirmee' }, `Visite confirmée\u00a0: ${when}`, open, [
      says,
    ]),
  ),
  example(
    visiteChange,
    { ...said, ...visiteur, ...cancel, etat: 'deplacee', creneaux: [other] },
    `Visite à déplacer\u00a0: ${when}`,
    choose,
    ['Karim B. propose un autre moment', 'samedi 21 novembre'],
  ),
  example(
    visiteChange,
    { ...said, ...proprietaire, ...cancel, etat: 'deplacee' },
    `Visite à déplacer\u00a0: ${when}`,
    propose,
    ['Karim B. demande un autre moment'],
  ),
  example(
    visiteChange,
    { ...said, ...visiteur, ...cancel, etat: 'deplacee', deMoi: true },
    `Visite à déplacer\u00a0: ${when}`,
    open,
    ['Vous déplacez'],
  ),
  example(
    visiteChange,
    { ...said, ...visiteur, ...cancel, etat: 'annulee', mot: 'Je suis malade.' },
    `Visite annulée\u00a0: ${when}`,
    open,
    ['Je suis malade.'],
  ),
  example(visiteChange, { ...said, ...visiteur, etat: 'annulee' }, 'Proposition de visite annulée', open, [
    'ne donne pas suite',
  ]),
  ...[
    { seen: cancel, subject: `Visite annulée\u00a0: ${when}` },
    { seen: {}, subject: 'Proposition de visite annulée' },
  ].map(({ seen, subject }) =>
    example(visiteChange, { ...said, ...visiteur, ...seen, etat: 'annulee', nom: null }, subject, open, [
      'La visite n’a pas lieu',
      'Le compte de l’autre membre est supprimé.',
    ]),
  ),
  ...(['veille', 'jour'] as const).flatMap((quand) =>
    [visiteur, proprietaire].map((cote) =>
      example(visiteRappel, { ...about, ...cote, quand, debut }, `Rappel\u00a0: visite ${when}`, { ...open, ...stop }, [
        'Karim B.',
      ]),
    ),
  ),
  example(
    visiteRappel,
    { ...about, ...visiteur, quand: 'apres', debut },
    'Comment s’est passée la visite\u00a0?',
    { ...links('Répondre'), ...stop },
    ['Studio clair'],
  ),
]
