// biome-ignore-start lint/performance/noBarrelFile: React Router and the server find the built application here.

export { createPageRenderer, handleError } from './boot/create-page-renderer.ts'
export { handleRequest as default } from './boot/handle-request.tsx'
// biome-ignore-end lint/performance/noBarrelFile: see above
