import { crc32, deflateSync } from 'node:zlib'

/** A black-and-white PNG: small as a file, huge when decoded. */
export const pngBomb = (width: number, height = width): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit per pixel, greyscale.
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG that declares this size and has no picture. */
export const pngClaiming = (width: number, height: number): Buffer => {
  const png = pngBomb(1)
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  // The checksum of the header, from its type on.
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** The same PNG, padded to the given length by a chunk that decoders skip. */
export const padPng = (png: Buffer, bytes: number): Buffer => {
  const end = png.length - 12
  const padding = pngChunk('teSt', Buffer.alloc(bytes - png.length - 12))
  return Buffer.concat([png.subarray(0, end), padding, png.subarray(end)])
}

/** A JPEG that declares another size than it has. */
export const jpegClaiming = (jpeg: Buffer, width: number, height: number): Buffer => {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

/** A GIF of two frames, the first of which declares this size. */
export const gifClaiming = (width: number, height: number): Buffer => {
  const gif = gifOf(2)
  const frame = gif.indexOf(0x2c, 19)
  gif.writeUInt16LE(width, frame + 5)
  gif.writeUInt16LE(height, frame + 7)
  return gif
}

/** A GIF with the given number of frames of one pixel. */
export const gifOf = (frames: number): Buffer => {
  const start = Buffer.from([
    ...Buffer.from('GIF89a'),
    ...[1, 0, 1, 0, 0x80, 0, 0],
    ...[0xc4, 0x53, 0x2f, 0xff, 0xff, 0xff],
  ])
  const frame = Buffer.from([
    ...[0x21, 0xf9, 4, 0, 1, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
    ...[2, 2, 0x44, 0x01, 0],
  ])
  return Buffer.concat([start, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])])
}

const pngChunk = (type: string, data: Buffer): Buffer => {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8)
  return chunk
}
