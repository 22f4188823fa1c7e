// Must be imported before React, which chooses between its two builds when it is loaded.
process.env.NODE_ENV ||= process.argv.includes('--dev') ? 'development' : 'production'
