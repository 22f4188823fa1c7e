import sharp from 'sharp'

/**
 * libvips reads dozens of formats, some through libraries with a long history of vulnerabilities. Uploads are files in
 * one of four formats; our own SVG drawings are loaded from memory. So no upload can reach the SVG loader.
 */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadSvgBuffer',
  ],
})
// One thread per picture, so that uploads leave CPU for everything else.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
