import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    // A data: URL would need `img-src data:` in the CSP and is sent again with each page.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
                // What every page loads, with all it imports: one file instead of twenty.
                {
                  name: 'shell',
                  test: /app[\\/](root|layout[\\/]site-frame|lib[\\/]auth[\\/]auth-store)\.tsx?$/,
                  priority: 2,
                },
                { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 1 },
                // The cards of offers and requests with all that they show: twenty files of a few lines compress badly.
                {
                  name: 'cards',
                  test: /app[\\/](lib[\\/]formats|ui[\\/](card|badge|picture|relative-time|skeleton|avatar)|features[\\/](offres|demandes)[\\/]components[\\/](offre|demande)s?-(card|grid|recentes))/,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: 'fields',
                  test: /app[\\/]ui[\\/]fields[\\/](field-frame|control-look|text-)/,
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
  // Contracts are TypeScript sources, and lucide's entry for Node loads every icon of the set.
  ssr: { noExternal: ['@colocdar/contracts', 'lucide-react'] },
})
