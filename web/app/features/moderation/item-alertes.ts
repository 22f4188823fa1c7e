import { coordonneeLabels, findCoordonnees } from '@colocdar/contracts/coordonnees'
import type { ModerationItem } from '@colocdar/contracts/moderation'
import { auteurAlertes } from '@colocdar/contracts/motifs'
import { formatPrix } from '../../lib/formats/prix.ts'
import { profilTexts } from '../utilisateurs/profil-texts.ts'

/** Warnings for the administrator. */
export const alertesOf = (item: ModerationItem): string[] => [
  ...alertesOfAuteur(item.auteur.alertes),
  ...(item.auteur.blocked ? ['Compte bloqué'] : []),
  ...(item.kind === 'offre' && item.prixInhabituel && item.medianePrix !== null
    ? [
        `Loyer à ${percentOf(item.contenu.prix, item.medianePrix)} de la médiane de ce type dans cette ville (${formatPrix(item.medianePrix)})`,
      ]
    : []),
  ...(item.kind === 'offre' && item.photosSemblables.length > 0 ? ['Photo d’une offre d’un autre membre'] : []),
  ...('textesSemblables' in item && item.textesSemblables.length > 0 ? ['Même description qu’une autre annonce'] : []),
  ...coordonneesOf(item),
]

/** The texts that everybody reads once the item is public. */
const textsOf = ({ kind, contenu, auteur }: ModerationItem): string[] => {
  if (kind === 'profil') return wordsOf(contenu)
  if (kind === 'avis') return [contenu.commentaire, ...wordsOf(auteur)]
  return [contenu.titre, contenu.description, contenu.quartier, contenu.adresse ?? '', ...wordsOf(auteur)]
}

const wordsOf = (membre: Parameters<typeof profilTexts>[0]): string[] => profilTexts(membre).map(({ text }) => text)

const coordonneesOf = (item: ModerationItem): string[] => {
  const kinds = new Set(textsOf(item).flatMap((text) => findCoordonnees(text).map(({ kind }) => kind)))
  return kinds.size === 0
    ? []
    : [`Coordonnées dans le texte\u00a0: ${[...kinds].map((kind) => coordonneeLabels[kind]).join(', ')}`]
}

const percentOf = (prix: number, mediane: number): string =>
  (prix / mediane).toLocaleString('fr-FR', { style: 'percent', maximumFractionDigits: 0 })

export const alertesOfAuteur = (alertes: ModerationItem['auteur']['alertes']): string[] =>
  Object.entries(auteurAlertes)
    .filter(([name]) => alertes[name as keyof typeof auteurAlertes])
    .map(([, words]) => words)
