import type { Storage } from '@colocdar/api/storage/storage'

export type StoreErrors = Record<keyof Storage, number>

/** The store of the photos, and how often each of its operations has failed. A missing file is no failure. */
export const countStoreErrors = (storage: Storage): { storage: Storage; errors: StoreErrors } => {
  const errors: StoreErrors = { put: 0, get: 0, delete: 0 }
  const counting =
    <Args extends unknown[], Result>(name: keyof StoreErrors, run: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        return await run(...args)
      } catch (error) {
        errors[name] += 1
        throw error
      }
    }
  return {
    errors,
    storage: {
      put: counting('put', storage.put),
      get: counting('get', storage.get),
      delete: counting('delete', storage.delete),
    },
  }
}
