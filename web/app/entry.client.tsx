import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import './lib/client/zod-jitless.ts'
import { hydratePage } from './boot/hydrate-page.tsx'
import { registerWorker } from './boot/register-worker.ts'
import { startAuth } from './lib/auth/auth-store.ts'
import { showUnhandledErrors } from './ui/notices/unhandled-errors.ts'

// Before the router: the first client loaders need to know who is signed in.
startAuth()
showUnhandledErrors()
registerWorker()

// Hot reload needs React Router's own.
const hydrateInDevelopment = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })

if (import.meta.env.DEV) hydrateInDevelopment()
else void hydratePage()
