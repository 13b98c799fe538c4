import { FileRefused } from './FileRefused.ts'
import { isNumber, isObject, listOf } from './json.ts'

const MAX_LAYERS = 300
const MAX_COPIES = 50
/** Limit of one layer, including the copies its repeaters make. */
const MAX_SHAPES = 2_000

type Part = Record<string, unknown>

/** Limit of work for a phone: a few lines of a file may stand for any number of layers and shapes. Throws FileRefused. */
export function checkLottieLoad(file: Part): void {
  const assets = listOf(file['assets']).filter(({ layers }) => Array.isArray(layers))
  const all = [file, ...assets].flatMap(({ layers }) => listOf(layers))
  if (all.length > MAX_LAYERS) throw tooManyLayers()
  countLayers(listOf(file['layers']), assets)
  for (const { shapes } of all) countShapes(listOf(shapes))
}

const tooManyLayers = () => new FileRefused(`The animation has more than ${MAX_LAYERS} layers.`)

/** Layers as they are drawn: a composition is drawn again for each layer that refers to it. */
function countLayers(layers: readonly Part[], assets: readonly Part[]): number {
  const known = new Map<string, number>()
  const open = new Set<string>()

  function ofComposition(id: string): number {
    if (open.has(id)) throw new FileRefused('A composition of the animation contains itself.')
    open.add(id)
    const count = of(assets.filter((asset) => String(asset['id']) === id).flatMap((asset) => listOf(asset['layers'])))
    open.delete(id)
    known.set(id, count)
    return count
  }
  function of(list: readonly Part[]): number {
    let count = 0
    for (const { refId } of list) {
      const id = String(refId)
      count += 1 + (refId === undefined ? 0 : (known.get(id) ?? ofComposition(id)))
      if (count > MAX_LAYERS) throw tooManyLayers()
    }
    return count
  }
  return of(layers)
}

/** Shapes as they are drawn: a repeater draws those before it in its list again. */
function countShapes(items: readonly Part[]): number {
  let count = 0
  for (const item of items) {
    if (item['ty'] === 'rp') count *= Math.max(1, copiesOf(item))
    else count += 1 + countShapes(listOf(item['it']))
    if (count > MAX_SHAPES) throw new FileRefused(`A layer of the animation has more than ${MAX_SHAPES} shapes.`)
  }
  return count
}

/** Keyframes are not taken: what is between two of them may be above both. */
function copiesOf({ c }: Part): number {
  const copies = isObject(c) ? c['k'] : undefined
  if (!isNumber(copies) || copies > MAX_COPIES)
    throw new FileRefused(`A repeater of the animation makes more than ${MAX_COPIES} copies, or changes how many. Draw them as shapes.`)
  return copies
}
