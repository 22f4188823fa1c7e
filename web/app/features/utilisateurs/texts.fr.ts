import { counted } from '../../lib/formats/counted.ts'
import { deNom } from '../../lib/formats/nom.ts'

export const nom = 'Nom'
export const prenom = 'Prénom'
export const age = 'Âge'
export const years = (count: number) => `${count} ans`
export const genre = 'Genre'
export const email = 'E-mail'
export const emailVerified = 'E-mail vérifié'
export const telephone = 'Téléphone'
export const apropos = 'À propos'
export const langues = 'Langues'
export const tags = 'Centres d’intérêt'
export const listSeparator = ', '
export const unspecified = 'Non spécifié'
export const retry = 'Réessayer'
export const editProfile = 'Modifier mon profil'
export const completeProfile = 'Compléter mon profil'

export const demandeTitre = 'Titre'
export const demandeBudget = 'Budget'
export const demandeDisponibilite = 'Disponibilité'
export const demandeVille = 'Ville'
export const demandeQuartier = 'Quartier'
export const demandeDuree = 'Durée'
export const demandeDescription = 'Description'

export const profileTitle = 'Mon profil'
export const profileDescription = 'Votre profil et votre demande.'
export const loadFailed = (reason: string | null) => `Erreur lors de la récupération des données de profil : ${reason}`
/** What is online while a modification waits. */
export const yourProfile = 'votre profil'

export const account = 'Mon compte'
export const myAnnonces = 'Mes annonces'
export const offreCount = (count: number) => counted(count, 'offre')
export const editDemande = 'Modifier ma demande'
export const mySubscriptions = 'Mes abonnements'

export const publicInformation = 'Informations publiques'
export const edit = 'Modifier'
export const emailNote = 'Masqué aux autres membres'
export const telephoneNote = 'Montré sur demande aux membres vérifiés'
export const incompleteTitle = 'Complete votre Profile'
export const incompleteText =
  'Il manque votre nom, votre prénom, votre téléphone ou votre âge. Sans eux, vous ne pouvez rien publier. Le formulaire demande aussi une langue et trois centres d’intérêt.'
export const later = 'Plus tard'

export const myDemande = 'Ma demande'
export const noDemande =
  'Vous cherchez une colocation\u00a0? Publiez une demande\u00a0: ceux qui ont une chambre libre viendront à vous.'
export const addDemande = 'Ajouter une demande'

export const editDescription = 'Vos informations et vos goûts.'
export const editLead = 'Un profil complet inspire confiance\u00a0; il est nécessaire pour publier une annonce.'
export const completeFor = (goal: string) =>
  `Complétez votre profil ${goal}\u00a0: nous vous ramènerons ensuite à l’annonce.`
export const reminderTitle = 'Complétez votre profil'
export const reminderText =
  'Nom, prénom, téléphone, âge, une langue et trois centres d’intérêt, et vous pourrez publier.'

export const username = 'Nom d’utilisateur'
export const telephoneHelp = 'Par exemple 06 61 23 45 67. Montré seulement aux membres qui le demandent.'
export const identityEndsTitle = 'Votre identité sera à confirmer de nouveau'
export const identityEndsText =
  'Elle a été confirmée sous l’ancien nom et l’ancien numéro\u00a0: si vous enregistrez ce changement, le badge «\u00a0identité vérifiée\u00a0» disparaît jusqu’à ce que notre équipe la confirme à nouveau.'
export const ageUnit = 'ans'
export const tagsHelp = 'Trois au moins\u00a0: ils aident à trouver des colocataires qui vous ressemblent.'
export const aproposHelp = 'Vos habitudes, ce que vous attendez d’une colocation. Facultatif.'
export const stale = 'Votre profil n’a pas été enregistré.'
export const saving = 'Enregistrement...'
export const save = 'Enregistrer'
export const otherLangue = 'Autre langue'
export const otherTag = 'Autre centre d’intérêt'
export const loadingReferences = 'Chargement des langues et des centres d’intérêt...'
export const referencesFailed = 'Les langues et les centres d’intérêt n’ont pas pu être chargés'

export const savedTitle = 'Success'
export const savedText = 'User information updated successfully!'
export const identityEndedTitle = 'Identité à confirmer'
export const identityEndedText =
  'Votre badge a disparu avec le changement\u00a0; notre équipe peut confirmer votre identité à nouveau.'
export const waitsTitle = 'À vérifier d’abord'
export const waitsText =
  'D’autres vous lisent déjà\u00a0: notre équipe regarde ce que vous avez écrit et votre photo avant qu’ils changent.'
export const saveFailedTitle = 'Error'
export const saveFailed = 'Failed to update user information'

export const photo = 'Photo de profil'
export const photoHelp =
  'Facultatif\u00a0: on écrit plus volontiers à quelqu’un dont on voit le visage. Avec une annonce en ligne, une nouvelle photo est d’abord vérifiée.'
export const changePhoto = 'Changer la photo'
export const addPhoto = 'Ajouter une photo'
export const removePhoto = 'Retirer la photo'
export const sendingPhoto = 'Envoi de la photo…'
export const photoFailed = 'La photo n’a pas pu être envoyée.'

export const publicTitle = 'Profil'
export const publicDescription = 'Profil d’un membre.'
export const profileOf = (nom: string) => `Profil ${deNom(nom)}`
export const memberDescription = (nom: string) => `${nom} cherche ou propose une colocation au Maroc.`
export const member = 'Membre'
export const verified = 'vérifié'
export const identityVerified = 'Identité vérifiée'
export const memberSince = (month: string) => `Membre depuis ${month}`
export const seeProfile = 'Voir mon profil'
export const report = 'Signaler ce profil'
export const theirDemande = 'Sa demande'
export const seeDemande = 'Voir la demande'
export const theirOffres = 'Ses offres'
export const noApropos = (nom: string) => `${nom} n’a pas encore écrit sa présentation.`
export const publicLoadFailed = 'Failed to load user data. Please try again later.'
export const missingTitle = 'Profil introuvable'
export const missingText = 'Ce membre n’existe pas, ou n’a plus d’annonce publique.'
export const unavailableTitle = 'Profil indisponible'
export const unavailableText = 'Quelque chose a empêché la page de se charger.'
export const seeDemandes = 'Voir les demandes'

export const simulationMetaTitle = 'Vérification du téléphone'
export const simulationDescription = 'Une démonstration, sans envoi.'
export const simulationHeading = 'Vérification du téléphone et de l’e-mail'
export const simulationLead = 'Recevez un code et saisissez-le ici.'
export const simulationTitle = 'Ceci est une simulation'
export const simulationText =
  'Aucun message n’est envoyé, n’importe quel code à six chiffres convient et rien n’est enregistré. Votre e-mail se vérifie vraiment depuis {profile}.'
export const simulationProfile = 'votre profil'
export const sixDigitsNeeded = 'Saisissez les six chiffres du code.'
export const simulationDone = 'Vérification simulée avec succès'
export const telephoneSimulated = 'Votre téléphone serait maintenant vérifié.'
export const emailSimulated = (email: string) => `L’adresse ${email} serait maintenant vérifiée.`
export const codeForm = 'Vérification par code'
export const channel = 'Recevoir le code par'
export const telephoneChannelHelp = 'Un SMS au numéro de votre profil'
export const code = 'Code à six chiffres'
export const codeHelp = 'Simulation\u00a0: saisissez six chiffres de votre choix.'
export const askCode = 'Recevoir un code'
export const verifyCode = 'Vérifier'

export const thisBrowser = 'Ce navigateur'
export const spareDataHelp =
  'Des photos plus légères, et rien n’est chargé d’avance. C’est déjà le cas quand votre connexion est lente.'
