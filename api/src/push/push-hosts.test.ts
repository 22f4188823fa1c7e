import { expect, it } from 'vitest'
import { isPublicAddress, isPushEndpoint } from './push-hosts.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://push.operateur.ma/abc',
  'https://a.b.voisin.ma/abc',
])('[SEC-61, SEC-81] sends to %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, ['push.operateur.ma', '*.voisin.ma'])).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://moi:secret@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com@attaque.ma/abc',
  'https://attaque.ma/fcm.googleapis.com',
  'https://fcm.googleapis.com.attaque.ma/',
  'https://xfcm.googleapis.com/',
  'https://a.fcm.googleapis.com/',
  'https://fcm.googleapis.com./',
  'https://push.apple.com/abc',
  'https://attaquepush.apple.com/abc',
  'https://voisin.ma/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://2130706433/abc',
  'https://localhost/abc',
  'file:///etc/passwd',
  'https://',
  'abc',
])('[SEC-61, SEC-81] does not send to %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, ['push.operateur.ma', '*.voisin.ma'])).toBe(false)
})

it.each(['142.250.75.10', '17.57.144.4', '1.1.1.1', '223.255.255.254', '2a00:1450:4007::200a', '2620:149:a44::4'])(
  '[SEC-61, SEC-81] calls %s',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

it.each([
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.9.9.9'],
  ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.1.1'],
  ...['198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1'],
  ...[
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:a00:1',
    '::127.0.0.1',
    '64:ff9b::a00:1',
  ],
  ...[
    '100::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2001:10::1',
    '2002:7f00:1::',
  ],
  ...['3fff::1', 'fec0::1', '', 'localhost', '127.1', '0x7f000001'],
])('[SEC-61, SEC-81] does not call %s', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
