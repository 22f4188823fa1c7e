/**
 * Defects that a mutation tool cannot make or try: routes of the browser, timings, places, texts. Each names the test
 * that must fail: `from` stands exactly once in its file.
 */
export const DEFECTS = [
  {
    file: 'web/app/lib/auth/require-session.ts',
    from: '  if (isSignedIn()) throw redirect(paths.home())\n',
    to: '',
    test: 'unit require-session',
  },
  {
    file: 'web/app/lib/auth/require-session.ts',
    from: 'throw wasSignedIn || startedSignedIn ? signInAgain(request) : signInFirst(request)',
    to: 'throw signInFirst(request)',
    test: 'unit require-session',
  },
  {
    file: 'contracts/src/page-values.ts',
    from: 'readings[name]?.(value) ?? value',
    to: 'value',
    test: 'http page-address',
  },
  {
    file: 'web/app/features/auth/components/verify-email-reminder.tsx',
    from: 'duration: 6_000',
    to: 'duration: 4_500',
    test: 'e2e afficher-le-numero',
  },
  {
    file: 'web/app/features/auth/components/verify-email-reminder.tsx',
    from: 'auth.user !== null && !auth.emailVerified',
    to: '!auth.emailVerified',
    test: 'e2e accueil/sections',
  },
  ...timings(),
  {
    file: 'web/app/features/auth/auth.page.tsx',
    from: 'redirect(paths.login())',
    to: 'redirect(paths.register())',
    test: 'e2e auth/connexion',
  },
  {
    file: 'web/app/features/listing/listing.ts',
    from: 'listingSize = 12',
    to: 'listingSize = 11',
    test: 'e2e offres/liste',
  },
  {
    file: 'web/app/features/blog/blogs.page.tsx',
    from: '<BlogPager tokens={tokens} nextPageToken={nextPageToken} />',
    to: '',
    test: 'unit blogs-page',
  },
]

/** A little longer than the spec says. */
function timings() {
  return [
    ['features/villes/components/ville-carousel.tsx', 'scrollEvery = 3_000', 'e2e carrousels'],
    ['features/avis/components/avis-carousel.tsx', 'advanceEvery = 5_000', 'e2e carrousels'],
    ['features/avis/use-avis-send.ts', 'success: 2_500', 'e2e avis/formulaire'],
    ['features/avis/use-avis-send.ts', 'failure: 3_000', 'e2e avis/formulaire'],
    [
      'features/offres/components/wizard/offre-thanks.tsx',
      'confirmationDuration = 4_000',
      'e2e offres/assistant-envoi',
    ],
    ['features/demandes/components/wizard/demande-thanks.tsx', 'redirectAfter = 3_000', 'e2e demandes/assistant-envoi'],
    ['features/demandes/components/edit/no-own-demande.tsx', 'popupDuration = 3_000', 'e2e demandes/edition'],
    ['features/utilisateurs/use-profile-save.ts', 'success: 1_000', 'e2e profil-edition'],
    ['features/utilisateurs/use-profile-save.ts', 'redirect: 1_500', 'e2e profil-edition'],
    ['features/utilisateurs/use-profile-save.ts', 'failure: 3_000', 'e2e profil-edition'],
    ['layout/use-publish-gate.ts', 'popupDuration = 2_500', 'e2e passerelle'],
  ].map(([path, from, test]) => ({ file: `web/app/${path}`, from, to: from.replace(/_(\d)/, '_9'), test }))
}
