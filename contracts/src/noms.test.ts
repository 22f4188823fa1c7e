import { describe, expect, it } from 'vitest'
import { nomProblem } from './noms.ts'

const digits = 'Pas de chiffres ici\u00a0: votre numéro se montre déjà aux membres vérifiés.'
const letters = 'Seulement des lettres, espaces, traits d’union, apostrophes et points.'
const site = 'Pas d’adresse de site ici.'
const team = 'Ce nom est réservé à l’équipe de Colocdar.'

describe('a name of a person', () => {
  it.each([
    'Alaoui',
    'El Fassi',
    'Ben-Jelloun',
    'N’Diaye',
    "O'Brien",
    'Mohammed VI',
    'J.-P.',
    'M. Karim',
    'فاطمة الزهراء',
    'مُحَمَّد',
    'Øyvind',
    'Юлия',
    '李娜',
    'Zoe\u0308',
    'Amine',
    'Ali',
    'Admane',
  ])('[SEC-38] may be %s', (nom) => expect(nomProblem(nom)).toBeNull())

  it.each([
    ['Équipe Colocdar ✓', letters],
    ['Appelez 0699123456', digits],
    ['٠٦٩٩١٢٣٤٥٦', digits],
    ['Karim ①', digits],
    ['Karim✔', letters],
    ['Karim 🙂', letters],
    ['karim@exemple.ma', letters],
    ['https://evil.ma', letters],
    ['evil.ma', site],
    ['evil.ma.', site],
    ['un.autre.evil.ma', site],
    ['Voir  evil.ma', site],
    ['Voir www.evil', site],
    ['Ka\u200brim', letters],
    ['Ka\u3164rim', letters],
    ['Karim\u202e', letters],
    ['<b>Karim</b>', letters],
    ['Karim\nAlaoui', letters],
    ['...', 'Il faut au moins une lettre.'],
    ['Colocdar', team],
    ['Équipe Colocdar', team],
    ['Équipe', team],
    ['L’  Équipe', team],
    ['Соlосdаr', team],
    ['ＣＯＬＯＣＤＡＲ', team],
    ['Support', team],
    ['Administrateur', team],
    ['Modération', team],
    ['Sécurité', team],
  ])('[SEC-38] may not be %s', (nom, message) => expect(nomProblem(nom)).toBe(message))
})
