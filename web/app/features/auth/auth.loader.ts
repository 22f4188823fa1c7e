import { paths } from '@colocdar/contracts/paths'
import { redirect } from 'react-router'

/** The sign-in screen redirects signed-in members to the home page. */
export const loader = () => redirect(paths.login())
