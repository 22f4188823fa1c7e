// The tests of SECURITY.md with their full figures, one file after the other: npm run test:endurance [-- file].
process.env.ENDURANCE = '1'
process.argv.splice(2, 0, 'http', 'processes', '--no-file-parallelism', '--testNamePattern', '\\[(SEC|REL)-')
await import('./test.mjs')
