import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'
import sharp from 'sharp'
import { coverWidths } from '@nimbo/contract'

const folder = join(checkout, 'web/public/covers')
/** Drawn large enough for the widest, then made smaller: blurred edges come out smooth. */
const DENSITY = 288

/** `node dev/src/coverImages.ts`: the drawn covers as pictures for lists and rooms. A phone would filter the drawings anew at every size. */
for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
  const name = file.slice(0, -'.svg'.length)
  const drawing = await sharp(join(folder, file), { density: DENSITY }).png().toBuffer()
  for (const width of coverWidths)
    await sharp(drawing)
      .resize({ width })
      .webp({ quality: 72, effort: 6 })
      .toFile(join(folder, `${name}-${width}.webp`))
}
