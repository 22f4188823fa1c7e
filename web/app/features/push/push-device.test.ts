import { expect, it, vi } from 'vitest'
import { pushSupport } from './push-device.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15'

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Mobile/15E148', 5, 'install'],
  ['an iPad', mac, 5, 'install'],
  ['a Mac', mac, 0, 'none'],
  [
    'another app on Android',
    'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) Chrome/126.0 Mobile Safari/537.36',
    5,
    'none',
  ],
])(
  'says on %s, whose browser cannot notify, whether installing would help',
  (_, userAgent, maxTouchPoints, support) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
    expect(pushSupport()).toBe(support)
  },
)
