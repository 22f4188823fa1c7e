import { expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'

it.each([
  ['/', '/'],
  ['/?utm_source=lettre&fbclid=IwAR0x', '/'],
  ['/coloc/67?inconnu=1#photos', '/coloc/67'],
  ['/coloc/offres?villeId=7&n=1&page=2', '/coloc/offres?page=2&villeId=7'],
  ['/COLOC/offres?page=2', '/COLOC/offres?page=2'],
  ['/coloc/offres?page=2&page=3', '/coloc/offres?page=2'],
  ['/coloc/offres?Page=2&page%5B%5D=3', '/coloc/offres'],
  ['/coloc/ville/3/offres?villeId=4&page=1', '/coloc/ville/3/offres?page=1'],
  ['/coloc/offres.data?page=1&_routes=offres&x', '/coloc/offres.data?_routes=offres&page=1'],
  ['/_.data?_routes=root&page=1', '/_.data?_routes=root'],
  ['/coloc/offres?tri=prix&q=tram&meuble=true&prixMin=', '/coloc/offres?meuble=true&q=tram&tri=prix'],
  ['/coloc/offres?logementType=VILLA&logementType=&logementType=STUDIO', '/coloc/offres?logementType=VILLA%2CSTUDIO'],
  ['/coloc/ville/3/demandes?budgetMax=5&prixMax=5', '/coloc/ville/3/demandes?budgetMax=5'],
  ['/blogs?pages=a%2Cb', '/blogs?pages=a%2Cb'],
  ['/blogs?pages=a%2C%3Cb%3E%2C', '/blogs?pages=a'],
  [`/blogs?pages=${'x'.repeat(201)}`, '/blogs'],
  ['/coloc/offres?page=deux&villeId=', '/coloc/offres'],
  ['/coloc/offres?page=0', '/coloc/offres'],
  ['/coloc/offres?page=0002&villeId=rabat', '/coloc/offres?page=2&villeId=rabat'],
  ['/coloc/offres?page=1000000', '/coloc/offres'],
  ['http://ailleurs.test/coloc/offres?page=2&x=1', '/coloc/offres?page=2'],
])('[SEC-35] of %s, what matters is %s', (target, address) => expect(pageAddress(target)).toBe(address))
