import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type RouteRow, routeRows } from './routeTable.ts'
import { type Area, areas } from './src/app/built.ts'

/** `area.json` of a folder has one or several: the area of all its files, of `files` alone, or of all `except` these. */
interface FolderArea {
  area: Area
  files?: readonly string[]
  except?: readonly string[]
}

/** The area a file is declared to be of: by the route whose screen it is, or by `area.json` beside it. */
export function declaredAreas(src: string): (file: string) => Area {
  const screens = areasOfScreens(join(src, 'app'))
  const folders = new Map(globSync('**/area.json', { cwd: src }).map((file) => [dirname(join(src, file)), readFolder(join(src, file))]))
  return (file) => {
    const own = folders.get(dirname(file))?.find((one) => covers(one, basename(file)))
    return screens.get(file) ?? own?.area ?? 'rest'
  }
}

function areasOfScreens(app: string): Map<string, Area> {
  const found = new Map<string, Area>()
  for (const { path, screen, area } of readRoutes(app)) {
    if (!screen) continue
    const file = resolve(app, screen)
    if ((found.get(file) ?? area) !== area) throw new Error(`${path}: its screen is of another area elsewhere`)
    found.set(file, area)
  }
  return found
}

/** Rows of the route table in this folder. */
export function readRoutes(app: string): RouteRow[] {
  const later = join(app, 'laterScreens.ts')
  return routeRows(readFileSync(join(app, 'routes.tsx'), 'utf8'), existsSync(later) ? readFileSync(later, 'utf8') : '')
}

function covers({ files, except = [] }: FolderArea, name: string): boolean {
  return files ? files.includes(name) : !except.includes(name)
}

function readFolder(file: string): FolderArea[] {
  const declared = [JSON.parse(readFileSync(file, 'utf8')) as FolderArea | FolderArea[]].flat()
  for (const { area, files = [], except = [] } of declared) {
    if (!areas.includes(area)) throw new Error(`${file}: ${area} is none of ${areas.join(', ')}`)
    const gone = [...files, ...except].filter((name) => !existsSync(join(dirname(file), name)))
    if (gone.length > 0) throw new Error(`${file}: there is no ${gone.join(', ')}`)
  }
  return declared
}
