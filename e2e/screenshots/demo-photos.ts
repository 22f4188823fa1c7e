import type { Page } from '@playwright/test'

/** Three photos of a home, to be chosen as if they lay on one's own disk. */
export const demoPhotos = async (page: Page) => {
  const { photos } = (await (await page.request.get('/api/test/coloc/67')).json()) as { photos: { src: string }[] }
  return Promise.all(
    photos.slice(0, 3).map(async ({ src }) => ({
      name: src,
      mimeType: 'image/webp',
      buffer: await (await page.request.get(`/uploads/${src}`)).body(),
    })),
  )
}
