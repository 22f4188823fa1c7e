import { encode } from 'uqr'

export interface QrCode {
  /** Modules on a side, with the quiet zone. */
  size: number
  /** SVG path of the dark modules, one unit each. */
  path: string
}

/** Four modules of white around it, as the standard asks: some readers fail with less. */
const quietZone = 4

/** On public pages for loaders only, so that the encoder stays out of the browser's code. */
export const qrCodeOf = (text: string): QrCode => {
  // Level M: a poster gets wet and creased, and the code of a URL stays coarse enough to be read from two metres.
  const { size, data } = encode(text, { ecc: 'M', border: quietZone })
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') }
}

/** One rectangle for each run of dark modules. */
const rowPath = (row: readonly boolean[], y: number): string => {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x]) x += 1
    path += `M${start} ${y}h${x - start}v1h${start - x}z`
  }
  return path
}
