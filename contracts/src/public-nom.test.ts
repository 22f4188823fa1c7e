import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { publicInitial, publicNom } from './public-nom.ts'

it.each([
  [{ prenom: 'Samira', nom: 'alaoui' }, 'Samira A.'],
  [{ prenom: ' Samira ', nom: ' Alaoui ' }, 'Samira A.'],
  [{ prenom: 'Samira', nom: 'A.' }, 'Samira A.'],
  [{ prenom: 'سميرة', nom: 'العلوي' }, 'سميرة ع.'],
  [{ prenom: 'سميرة', nom: ' الإدريسي ' }, 'سميرة إ.'],
  [{ prenom: 'سميرة', nom: 'بناني' }, 'سميرة ب.'],
  [{ prenom: 'سميرة', nom: 'علوي' }, 'سميرة ع.'],
  // Too short to be an article with a name.
  [{ prenom: 'سميرة', nom: 'الي' }, 'سميرة ا.'],
  [{ prenom: 'سميرة', nom: 'ع.' }, 'سميرة ع.'],
  [{ prenom: 'Samira', nom: null }, 'Samira'],
  [{ prenom: 'Samira', nom: ' ' }, 'Samira'],
  [{ prenom: null, nom: 'Alaoui' }, 'A.'],
  [{ prenom: ' ', nom: '' }, null],
  [{}, null],
  [null, null],
  [undefined, null],
])('%o is « %s » for others', (person, shown) => expect(publicNom(person)).toBe(shown))

it('publishes the initial of a family name only', () => {
  expect([publicInitial(' élalaoui'), publicInitial('A.'), publicInitial(' '), publicInitial(null)]).toEqual([
    'É.',
    'A.',
    null,
    null,
  ])
})

it.each([
  ['Maârif', 'maarif'],
  [' MAARIF ', 'maarif'],
  ['Hay-Riad (Rabat)', 'hay riad rabat'],
  ['Cœur & æther', 'coeur aether'],
  ['ŒUVRE ÆTHER', 'oeuvre aether'],
  ['حَيّ الرِّياض', 'حي الرياض'],
  ['شقة مستشفى', 'شقه مستشفي'],
  ['أگدال أڭدال أݣدال أکدال', 'اكدال اكدال اكدال اكدال'],
  ['a\u3000b\u2009c\u0001d', 'a b c d'],
  ['[x]`{y}@z:3', 'x y z 3'],
])('%j is searched as %j', (text, folded) => expect(foldText(text)).toBe(folded))
