import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Drawing } from '@colocdar/api/pictures/store-drawings'

const folder = new URL('../../pictures/', import.meta.url)
const names = readdirSync(folder).map((file) => basename(file, '.svg'))

export const pictureSrc = (name: string): string => `demo-${name}.webp`

/** Null for a member without a picture, who shows an initial. */
export const portraitSrc = (username: string): string | null => {
  const name = `portrait-${username.replaceAll('.', '-')}`
  return names.includes(name) ? pictureSrc(name) : null
}

export const pictures: Drawing[] = names.map((name) => ({
  src: pictureSrc(name),
  file: new URL(`${name}.svg`, folder),
}))
