import { redirect } from 'react-router'
import { paths } from '../../lib/paths.ts'

/** The sign-in screen sends whoever is signed in further on to the home page. */
export const loader = () => redirect(paths.login())

export default function AuthPage() {
  return null
}
