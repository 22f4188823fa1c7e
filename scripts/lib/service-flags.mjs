/**
 * What Node is told when it runs a service. On a machine with much memory V8 lets its heap grow to many times what is in
 * use; told how much it may have, it tidies up in time: a third less memory at rest and a fifth less after a storm,
 * for 4 % more work on a page that is not cached. The server itself needs 70 MB. The Dockerfile says the same.
 */
export const SERVICE_FLAGS = ['--max-old-space-size=1024', '--max-semi-space-size=16']
