/**
 * Local storage that never throws: where a browser refuses it (private windows, blocked cookies, a full disk),
 * values live in memory as long as the page.
 */
const memory = new Map<string, string>()

export const safeStorage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null
    } catch {
      return memory.get(key) ?? null
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },
  remove(key: string): void {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was stored there.
    }
  },
  /** Removes every key but the kept ones. */
  clear(isKept: (key: string) => boolean = () => false): void {
    for (const key of memory.keys()) if (!isKept(key)) memory.delete(key)
    try {
      const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
      for (const key of keys) if (!isKept(key)) localStorage.removeItem(key)
    } catch {
      // Nothing was stored there.
    }
  },
}
