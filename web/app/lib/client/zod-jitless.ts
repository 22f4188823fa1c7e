// zod tests whether eval is allowed; even though it catches the error, that is a CSP violation.
// Its global config is set here without importing it, which would load zod on every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
