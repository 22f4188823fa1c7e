// biome-ignore-start lint/performance/noBarrelFile: React Router and the server find the built application here.
export { handleRequest as default, streamTimeout } from './boot/handle-request.tsx'
export { createPageRenderer, handleError } from './boot/page-renderer.ts'
// biome-ignore-end lint/performance/noBarrelFile: see above
