import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileHints } from './compile-hints.ts'
import { leanIcons } from './lean-icons.ts'
import { leanRouter } from './lean-router.ts'
import { offlineWorker } from './offline-worker.ts'

export default defineConfig({
  plugins: [compileHints, leanIcons, leanRouter, offlineWorker, tailwindcss(), reactRouter()],
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    // A data: URL would need `img-src data:` in the CSP and be sent again with each page.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
    // Lucide's entry names two thousand icons: without this each would be loaded, for seventy that are used.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The names of files that pages share are in every page and in the table of routes.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                // Two files because each is one task of the browser: as one file, the task would take twice as long.
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
                { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 3 },
                // What every page loads, with its imports: one file instead of twenty.
                {
                  name: 'shell',
                  test: /app[\\/](root|layout[\\/]site-frame|lib[\\/]auth[\\/](auth-store|login-notice))\.tsx?$/,
                  priority: 2,
                },
                { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 1 },
                // What the public pages share: twenty files of a few lines compress badly. By file and not by folder, because
                // a group takes in all that its files import: whole folders made the home page 4 to 5 kB larger.
                {
                  name: 'public',
                  test: /app[\\/](lib[\\/](formats|seo[\\/]structured-data|client[\\/](load-state|report-error)\.ts)|features[\\/]villes[\\/]by-nom|ui[\\/](notices[\\/]alert|navigation[\\/]breadcrumb|carousel[\\/]carousel-position|layout[\\/](card|skeleton)|elements[\\/](avatar|badge|picture|relative-time|star))|features[\\/](offres|demandes|blog)[\\/]components[\\/](offre|demande|post)s?-(card|grid|recentes|picture))/,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: 'listing',
                  test: /app[\\/](ui[\\/]navigation[\\/](pager-state|segment-look)|features[\\/]listing[\\/](use-listing-load|recover-listing))/,
                  minShareCount: 2,
                  priority: 1,
                },
                // An offer, a request and a profile all show how to reach somebody.
                {
                  name: 'contact',
                  test: /app[\\/](layout[\\/]page-loading|features[\\/](offres[\\/]own-offre|auth[\\/]resend-verification|conversations[\\/]components[\\/]write-button|signalements[\\/]components[\\/]report-button|telephone[\\/]))/,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: 'fields',
                  test: /app[\\/](ui[\\/]fields[\\/](field-frame|control-look|text-)|lib[\\/](hooks[\\/]use-hydrated|client[\\/](use-request|chunks)))/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Discovered on the first visit in development, these would make Vite reload the page.
  optimizeDeps: { include: ['lucide-react', 'zod/mini', 'zustand', 'zustand/vanilla'] },
  // Contracts are TypeScript sources, and lucide's entry for Node loads every icon.
  ssr: { noExternal: ['@colocdar/contracts', 'lucide-react'] },
})
