export interface Position {
  latitude: number
  longitude: number
}

const earthRadiusKm = 6_371

/** As the crow flies, in kilometres (haversine). */
export const distanceKm = (a: Position, b: Position): number => {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return Math.round(2 * earthRadiusKm * Math.asin(Math.sqrt(chord)))
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
