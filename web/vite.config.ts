import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offlineWorker } from './service-worker/plugin.ts'

const within =
  (...places: string[]) =>
  (file: string): boolean =>
    places.some((place) => file.includes(place))

export default defineConfig({
  plugins: [offlineWorker, tailwindcss(), react()],
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
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: {
          input: 'app/start.client.ts',
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
      build: {
        outDir: 'build/server',
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
  // Contracts are TypeScript sources.
  ssr: { noExternal: ['@colocdar/contracts'] },
})
