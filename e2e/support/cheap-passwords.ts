import { registerHooks } from 'node:module'

// A password hash at the product's cost takes 40 ms, and these tests sign in hundreds of times. Its cost is proven by the
// tests of the API.
const cheap = new URL('../../api/src/testing/argon2.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@node-rs/argon2' ? { url: cheap, shortCircuit: true } : nextResolve(specifier, context),
})
