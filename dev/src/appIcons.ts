import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'
import sharp from 'sharp'

const art = join(checkout, 'web/public/art/app-icon.svg')
const folder = join(checkout, 'web/public/icons')
const drawing = readFileSync(art, 'utf8')

/** A phone cuts its own shape out of the tile, so here it reaches every edge and its rim is left out. */
const fullTile = drawing.replace(/(<path id="ai1" d=")[^"]+/, '$1M0 0H512V512H0Z').replaceAll(/<use href="#ai1" fill="none"[^>]*\/>/g, '')
/** Status bars take the shape alone: our cloud, with the play sign cut out. */
const shape = (id: string): string => new RegExp(`<path id="${id}" d="([^"]+)"`).exec(drawing)?.[1] ?? ''
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="56 76 400 400"><path fill="#fff" fill-rule="evenodd" d="${shape('ai9')}${shape('aif')}"/></svg>`

const icons: Record<string, { svg: string; size: number }> = {
  'icon-192': { svg: drawing, size: 192 },
  'icon-512': { svg: drawing, size: 512 },
  'maskable-512': { svg: fullTile, size: 512 },
  'apple-touch-icon': { svg: fullTile, size: 180 },
  'badge-96': { svg: badge, size: 96 },
}

/** `node dev/src/appIcons.ts`: draws the icons that cannot be SVG from the one that is. */
mkdirSync(folder, { recursive: true })
for (const [name, { svg, size }] of Object.entries(icons)) {
  const picture = sharp(Buffer.from(svg), { density: 144 }).resize(size, size)
  await picture.png({ compressionLevel: 9, palette: true, quality: 92 }).toFile(join(folder, `${name}.png`))
}
