import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { offlineWorker } from './service-worker/plugin.ts'

const within =
  (...places: string[]) =>
  (file: string): boolean =>
    places.some((place) => file.includes(place))

/**
 * The site is built once for each language: `vite build`, then `vite build --mode ar` beside it. The condition decides
 * which file `#texts/…` names (package.json), so that a browser downloads the texts of one language.
 */
export default defineConfig(({ command, mode }) => {
  const isArabic = mode === 'ar'
  const conditions = isArabic ? ['ar'] : []
  return {
    // In development both are served at once, each with addresses and a cache of its own.
    ...(command === 'serve' && isArabic && { base: '/@ar/', cacheDir: 'node_modules/.vite-ar' }),
    plugins: [isArabic && offlineWorker, tailwindcss(), react()],
    build: {
      target: 'baseline-widely-available',
      sourcemap: false,
      // A data: URL would need `img-src data:` in the CSP and be sent again with each page.
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      reportCompressedSize: false,
    },
    environments: {
      client: {
        resolve: { conditions: [...conditions, ...defaultClientConditions] },
        build: {
          outDir: 'build/client',
          emptyOutDir: !isArabic,
          copyPublicDir: !isArabic,
          manifest: isArabic ? '.vite/ar.json' : '.vite/fr.json',
          rolldownOptions: {
            input: 'app/start.client.ts',
            // Texts stand where they are used: a page does not load those of others from the same module.
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: within('/react/', '/react-dom/', '/scheduler/', '/react-router/', '/zustand/'),
                    priority: 2,
                  },
                  // What every page loads, with its imports.
                  { name: 'site', test: within('app/entry.client.', 'app/layout/site-frame.'), priority: 1 },
                  // What many pages share: a hundred files of a few lines compress badly.
                  { name: 'commun', test: within('app/ui/', 'app/lib/', '/lucide-static/'), minShareCount: 6 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        resolve: { conditions: [...conditions, ...defaultServerConditions], noExternal: ['@colocdar/contracts'] },
        build: {
          outDir: isArabic ? 'build/server/ar' : 'build/server/fr',
          ssr: true,
          copyPublicDir: false,
          rolldownOptions: { input: 'app/entry.server.tsx' },
        },
      },
    },
    // `vite build` builds both.
    builder: {},
    // Discovered on the first visit in development, these would make Vite reload the page.
    optimizeDeps: { include: ['zod/mini', 'zustand', 'zustand/vanilla'] },
  }
})
