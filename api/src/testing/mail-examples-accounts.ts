import { nouvelAdministrateur } from '../features/comptes/comptes.mails.ts'
import { facteurChange } from '../features/facteurs/facteurs.mails.ts'
import { example, type MailExample } from './mail-example.ts'

/** To administrators, about their accounts. */
export const accountMailExamples: MailExample[] = [
  example(
    nouvelAdministrateur,
    { username: 'sara', par: 'omar', vous: true },
    'Vous êtes administrateur de Colocdar',
    { 'Choisir un mot de passe': '/auth/mot-de-passe-oublier' },
    ['Bonjour sara,', 'donné par omar.', 'au moins 12 caractères'],
  ),
  example(
    nouvelAdministrateur,
    { username: 'sara', par: null, vous: false },
    'Nouvel administrateur\u00a0: sara',
    { 'Voir les membres': '/admin/utilisateurs' },
    ['donné à sara, par une commande sur le serveur.'],
  ),
  ...(
    [
      ['installe', 'Votre second facteur est installé', 'vient d’être choisie'],
      ['secours', 'Un code de secours a servi', 'Il ne vaut plus.'],
      ['codes', 'Vos codes de secours sont renouvelés', 'Les anciens ne valent plus.'],
      ['retire', 'Votre second facteur est retiré', 'à la prochaine connexion'],
    ] as const
  ).map(([changement, subject, said]) =>
    example(facteurChange, { changement }, subject, { 'Ce n’était pas moi': '/auth/mot-de-passe-oublier' }, [said]),
  ),
]
