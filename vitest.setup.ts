import { afterEach, vi } from 'vitest'

// After and not before each test: files share a process, and a stub of the last test of one would still be there while the
// next file is loaded.
afterEach(() => void vi.unstubAllGlobals())
