import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  splitRouteModules: true,
  // The whole table of routes in one immutable file: links never ask the server which module to load.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
