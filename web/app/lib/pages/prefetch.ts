let prefetch: (path: string) => boolean = () => false

/** Loads the scripts of the page at this path, which will probably be opened. Returns whether it has data of its own. */
export const prefetchScripts = (path: string): boolean => prefetch(path)

/** Only the entry knows the pages. */
export const prefetchBy = (load: typeof prefetch): void => {
  prefetch = load
}
