// Imported before React, which chooses its fast build when it is loaded and never again.
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production'
