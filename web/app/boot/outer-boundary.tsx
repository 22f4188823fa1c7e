import { Component, type ReactNode } from 'react'

interface OuterBoundaryProps {
  location: object
  children: ReactNode
}

interface OuterBoundaryState {
  failed: boolean
  location: object
}

/**
 * Around everything, for when even the frame of the error page fails. Stands for React Router's own, which is in English
 * and brings a second copy of what writes scripts (`lean-router.ts`).
 */
export class OuterBoundary extends Component<OuterBoundaryProps, OuterBoundaryState> {
  override state: OuterBoundaryState = { failed: false, location: this.props.location }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** Another page may work. */
  static getDerivedStateFromProps({ location }: OuterBoundaryProps, state: OuterBoundaryState) {
    return state.location === location ? null : { failed: false, location }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <html lang="fr">
        <body>
          <h1>Unexpected Application Error!</h1>
          <p>
            Quelque chose s’est mal passé de notre côté. Rechargez la page&nbsp;; si cela continue, revenez un peu plus
            tard.
          </p>
        </body>
      </html>
    )
  }
}
