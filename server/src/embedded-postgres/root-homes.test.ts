import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useEmbeddedPostgres } from '../testing/embedded-postgres.ts'
import { openArchive } from './archive.ts'
import { takeFolderLock } from './folder-lock.ts'
import { openHome } from './home.ts'
import { leaveOldHomes, openRootHomes, requireRootOnly, requireSafeHome } from './root-homes.ts'

const { folder } = useEmbeddedPostgres()
const stranger = 65_534

const folderWith = (name: string, mode: number, uid = 0) => {
  const path = join(folder.root, name)
  mkdirSync(path)
  chmodSync(path, mode)
  chownSync(path, uid, uid)
  return path
}
const rightsOf = (path: string) => {
  const { mode, uid } = statSync(path)
  return [(mode & 0o7777).toString(8), uid]
}

// Only root has homes outside the data folder.
describe.runIf(process.getuid?.() === 0)('the folder of the homes of root', () => {
  it('is not the data folder of the service', () => {
    const unit = readFileSync(new URL('../../../ops/systemd/colocdar.service', import.meta.url), 'utf8')
    const service = `/var/lib/${/^StateDirectory=(.+)$/m.exec(unit)?.[1]}/`
    const { path } = openHome(folder.dataDir)
    expect(`${path}/`.startsWith(service)).toBe(false)
    rmSync(path, { recursive: true })
  })

  it('is created for all to read, whatever the umask', () => {
    const before = process.umask(0o077)
    try {
      expect(rightsOf(openRootHomes(join(folder.root, 'lib/homes')))).toEqual(['755', 0])
    } finally {
      process.umask(before)
    }
  })

  it.each([
    ['of another account', 0o755, stranger],
    ['that a group may write to', 0o775, 0],
    ['that all may write to', 0o1777, 0],
    ['that is closed', 0o700, 0],
  ])('is refused in one sentence, and left as it is, in place of one %s', (_, mode, uid) => {
    const path = folderWith('homes', mode, uid)
    const before = rightsOf(path)
    for (const use of [openRootHomes, requireRootOnly])
      expect(() => use(path)).toThrow(/^Le dossier .* n’est pas sûr : .*\.$/)
    expect(rightsOf(path)).toEqual(before)
  })

  it('is refused where it is a link', () => {
    const link = join(folder.root, 'link')
    symlinkSync(folderWith('homes', 0o755), link)
    expect(() => openRootHomes(link)).toThrow('n’est pas sûr')
  })
})

describe.runIf(process.getuid?.() === 0)('the folder of archives', () => {
  const account = { name: 'postgres', uid: stranger, gid: stranger }

  it('keeps its owner where it was there before', () => {
    chmodSync(folder.root, 0o755)
    const archive = folderWith('archives', 0o755)
    openArchive(archive, account)
    expect([rightsOf(archive), rightsOf(join(archive, 'wal'))]).toEqual([
      ['755', 0],
      ['700', stranger],
    ])
  })

  it('is given to PostgreSQL where it is new', () => {
    chmodSync(folder.root, 0o755)
    const archive = join(folder.root, 'archives')
    openArchive(archive, account)
    expect(rightsOf(archive)).toEqual(['700', stranger])
  })
})

describe.runIf(process.getuid?.() === 0)('the home of an earlier version', () => {
  const prepare = ({ owner = 0 } = {}) => {
    const places = { from: folderWith('colocdar', 0o755, owner), to: join(folder.root, 'colocdar-root') }
    const [old, moved] = [places.from, places.to].map((path) => join(path, 'base-abc'))
    const link = join(folder.root, 'postgres')
    mkdirSync(old as string)
    writeFileSync(join(old as string, 'data-folder'), link)
    symlinkSync(old as string, link)
    return { places, link, old: old as string, moved: moved as string }
  }

  it('moves out of the folder of the service, which keeps its rights, and is free to use', () => {
    const { places, link, old, moved } = prepare()
    const before = rightsOf(places.from)
    leaveOldHomes(link, places)
    expect([readlinkSync(link), existsSync(old)]).toEqual([moved, false])
    expect(readFileSync(join(link, 'data-folder'), 'utf8')).toBe(link)
    expect('release' in takeFolderLock(moved)).toBe(true)
    expect([rightsOf(places.from), rightsOf(places.to)]).toEqual([before, ['755', 0]])
    leaveOldHomes(link, places)
    expect(readlinkSync(link)).toBe(moved)
  })

  it('stays where it is while it is in use', () => {
    const { places, link, old } = prepare()
    takeFolderLock(old)
    leaveOldHomes(link, places)
    expect(readlinkSync(link)).toBe(old)
  })

  it('stays where the account of the service could exchange it', () => {
    const { places, link, old } = prepare({ owner: stranger })
    leaveOldHomes(link, places)
    expect([readlinkSync(link), readdirSync(old)]).toEqual([old, ['data-folder']])
  })

  it('is refused there in one sentence, and found where that one says to move it', () => {
    const { places, link, old } = prepare({ owner: stranger })
    const account = { name: 'postgres', uid: 70, gid: 70 }
    expect(() => requireSafeHome(link, account)).toThrow(
      `La base de données est dans ${places.from}, un dossier qui est à un autre compte ou fermé à PostgreSQL : arrêtez ce qui s’en sert, faites « mv ${old} /var/lib/colocdar-root/ », puis relancez.`,
    )
  })

  it('is refused there by the start, which leaves everything as it is', () => {
    const { places, old } = prepare({ owner: stranger })
    mkdirSync(folder.dataDir, { recursive: true })
    symlinkSync(old, join(folder.dataDir, 'postgres'))
    expect(() => openHome(folder.dataDir)).toThrow(/^La base de données est dans /)
    expect([rightsOf(places.from), readdirSync(old)]).toEqual([['755', stranger], ['data-folder']])
  })

  it.each([
    ['of root, open', 0o755, 0, true],
    ['of root, for all to pass', 0o711, 0, true],
    ['of the account that runs PostgreSQL', 0o700, 70, true],
    ['of root, closed', 0o700, 0, false],
    ['of root, which a group may write to', 0o775, 0, false],
    ['that all share, each their own', 0o1777, 0, true],
    ['that all may write to', 0o777, 0, false],
    ['of another account', 0o755, stranger, false],
  ])('behind a link, in a folder %s', (_, mode, uid, isUsed) => {
    const parent = folderWith('elsewhere', mode, uid)
    mkdirSync(join(parent, 'base'))
    const link = join(folder.root, 'postgres')
    symlinkSync(join(parent, 'base'), link)
    const use = () => requireSafeHome(link, { name: 'postgres', uid: 70, gid: 70 })
    if (isUsed) expect(use).not.toThrow()
    else expect(use).toThrow(/^La base de données est dans .*\.$/)
    expect(rightsOf(parent)).toEqual([mode.toString(8), uid])
  })

  it('is found after a move that was interrupted', () => {
    const { places, link, old, moved } = prepare()
    openRootHomes(places.to)
    renameSync(old, moved)
    leaveOldHomes(link, places)
    expect(readlinkSync(link)).toBe(moved)
  })
})
