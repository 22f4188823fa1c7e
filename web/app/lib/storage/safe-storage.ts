/**
 * Local storage that never throws: some browsers refuse it (private windows, blocked cookies, a full disk),
 * and then what was written lasts as long as the page.
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
      // Nothing was kept there.
    }
  },
  clear(): void {
    memory.clear()
    try {
      localStorage.clear()
    } catch {
      // Nothing was kept there.
    }
  },
}
