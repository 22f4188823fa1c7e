/** In containers root has no user namespaces and little shared memory; only our own pages are opened. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
]

/** For browsers at whose pixels nobody looks: a quarter less work. Layout, frames and the loading of pictures stay. */
export const undrawnArguments = [
  // No memory for tiles, so none is drawn.
  '--force-gpu-mem-available-mb=0',
  // One process less to talk to: a twentieth of all the work.
  '--in-process-gpu',
  // No OpenGL in software. On a busy machine one start in a hundred or so crashed in `getenv`: its loader in that same
  // process probably sets variables of the environment while others read them.
  '--disable-software-rasterizer',
  // Otherwise the first address of each page starts a process beside that of its blank page.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  // No page lives long enough to win back what optimising its scripts costs.
  '--js-flags=--no-opt,--no-maglev',
]
