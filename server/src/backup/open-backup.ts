import { type FileHandle, open } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { StartupError } from '../process/startup-error.ts'
import { Manifest, manifestName, photosFolder } from './manifest.ts'
import { digestBefore, listTar, readBytes, type TarEntry } from './tar.ts'

export type Backup = Awaited<ReturnType<typeof openBackup>>

/** Opens a backup after verifying all of it: complete and unchanged. */
export const openBackup = async (path: string) => {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`La sauvegarde ${path} ne peut pas être lue (${error.code}).`, { cause: error })
  })
  try {
    const { manifest, data } = await verify(file)
    return {
      manifest,
      /** The entries below a folder, in their order; not those of photos, which may be millions. */
      entries: (folder: string) => data.filter(({ name }) => name.startsWith(folder)),
      photos: () => photosIn(file),
      file,
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw new StartupError(`Le fichier ${path} n’est pas une sauvegarde entière de Colocdar : rien n’a été changé.`, {
      cause: error,
    })
  }
}

const verify = async (file: FileHandle): Promise<{ manifest: Manifest; data: TarEntry[] }> => {
  let last: TarEntry | undefined
  const data: TarEntry[] = []
  for await (const entry of listTar(file)) {
    last = entry
    if (!entry.name.startsWith(photosFolder)) data.push(entry)
  }
  if (last?.name !== manifestName) throw new Error('no manifest')
  const manifest = Manifest.parse(JSON.parse(await text(readBytes(file, last))))
  if ((await digestBefore(file, last)) !== manifest.sha256) throw new Error('changed since it was written')
  return { manifest, data }
}

async function* photosIn(file: FileHandle): AsyncGenerator<TarEntry> {
  for await (const entry of listTar(file)) if (entry.name.startsWith(photosFolder)) yield entry
}
