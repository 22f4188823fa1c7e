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
  // The tests of a worker run one after the other: one renderer keeps what it has compiled.
  '--renderer-process-limit=1',
  // One process less to talk to: a twentieth of all the work.
  '--in-process-gpu',
  // No page lives long enough to win back what optimising its scripts costs.
  '--js-flags=--no-opt,--no-maglev',
  `--disable-features=${[
    // Would compile each script anew on another thread, where one renderer has it already.
    'ScriptStreaming',
    // The last list counts: these are Playwright's own.
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ].join()}`,
]
