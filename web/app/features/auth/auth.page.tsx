// biome-ignore lint/performance/noBarrelFile: the browser and the server answer alike.
export { loader } from './auth.loader.ts'

export default function AuthPage() {
  return null
}
