// Contracts may bring zod along, and its test for eval, even caught, would be a violation of the CSP.
// zod keeps its settings here; importing it to say so would load it with every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
