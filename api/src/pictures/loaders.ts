import sharp from 'sharp'

/**
 * libvips reads dozens of formats, some through libraries with a long history of holes. Uploads come as files and
 * need four of them; our own drawings come from memory. So an upload cannot reach the SVG reader, whatever it claims.
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
// One thread a picture: uploads must leave room for everything else.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
