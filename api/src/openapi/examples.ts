import { choicesOf, type JsonSchema } from '@colocdar/contracts/json-schema'

/** Examples by field name. Other fields get one from their schema. */
const samples: Record<string, unknown> = {
  accessToken: 'k3Jx9QmV0nT4rB7yW2cZ8sLpA5dFhG1eUoNiM6tXvRw',
  adresse: '12, rue Oued Fès',
  age: 27,
  apropos: 'Calme, ordonnée, j’aime cuisiner.',
  budget: 2200,
  commentaire: 'J’ai trouvé ma colocation en une semaine.',
  content: '<p>Trois règles simples pour une colocation sereine.</p>',
  contenu: '<p>Trois règles simples pour une colocation sereine.</p>',
  couleur: '#c8a27a',
  dateDemande: '2026-03-01',
  dateDebut: '2026-03-01',
  dateFin: null,
  dateDisponibilite: '2026-04-01',
  demande: null,
  description: 'Grande chambre meublée, proche du tram.',
  duree: 6,
  email: 'sara@exemple.ma',
  fileName: '6f1d2c3b4a59687766554433221100ff.webp',
  height: 800,
  html: '<p>Bonjour</p>',
  id: 12,
  ids: '12,15',
  image: 'ville-rabat.webp',
  message: 'Bonjour, comment publier une annonce ?',
  motif: 'Les photos sont trop floues pour être publiées.',
  motifRefus: null,
  nbrColoc: 2,
  nextPageToken: '1772359200000000-12',
  nom: 'Alaoui',
  note: 5,
  number: 0,
  password: 'motdepasse',
  confirmPassword: 'motdepasse',
  newPassword: 'motdepasse',
  prenom: 'Sara',
  prix: 2500,
  published: '2026-03-01T10:00:00.000Z',
  quartier: 'Agdal',
  size: 12,
  src: '6f1d2c3b4a59687766554433221100ff.webp',
  subject: 'Une question',
  superficie: 18,
  telephone: '0612345678',
  text: 'Bonjour',
  texte: 'Bonjour, la chambre est-elle encore libre ?',
  title: 'Bien vivre ensemble',
  titre: 'Chambre lumineuse à Agdal',
  to: 'sara@exemple.ma',
  token: 'k3Jx9QmV0nT4rB7yW2cZ8sLpA5dFhG1eUoNiM6tXvRw',
  tokenType: 'Bearer',
  url: 'https://colocdar.ma/blogs/12',
  username: 'sara',
  width: 1200,
}

const stringLists: Record<string, string[]> = {
  langues: ['Français', 'Darija'],
  languages: ['Français', 'Darija'],
  tags: ['Cuisine', 'Lecture', 'Calme'],
  colocTypes: ['offre', 'demande'],
  roles: ['ROLE_USER'],
}

/** A realistic value for the schema; a test parses each one by its contract. */
export const exampleOf = (schema: JsonSchema, name = ''): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (fits(samples[name], schema)) return samples[name]
  const [first = schema] = choicesOf(schema)
  if (first !== schema) return exampleOf(first, name)
  if (schema.properties) return exampleObject(schema.properties)
  if (schema.items) return exampleList(schema.items, name)
  return plainExample(schema)
}

const fits = (value: unknown, schema: JsonSchema): boolean => {
  const types = choicesOf(schema).flatMap(({ type = [] }) => type)
  if (value === null) return types.includes('null')
  if (typeof value === 'number') return types.includes('number') || types.includes('integer')
  return typeof value === 'string' && types.includes('string')
}

const exampleObject = (properties: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, exampleOf(property, name)]))

const exampleList = (items: JsonSchema, name: string): unknown[] =>
  items.type === 'string' && !items.enum ? (stringLists[name] ?? ['exemple']) : [exampleOf(items, name)]

const plainExample = ({ type, format, minimum = 1 }: JsonSchema): unknown => {
  const [first = 'null'] = Array.isArray(type) ? type : [type]
  if (first === 'string')
    return format === 'date-time' ? '2026-03-01T10:00:00.000Z' : format === 'date' ? '2026-03-01' : 'exemple'
  if (first === 'integer' || first === 'number') return Math.max(1, minimum)
  if (first === 'object') return {}
  return first === 'boolean' ? true : null
}
