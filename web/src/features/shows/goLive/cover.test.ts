import { expect, test } from 'vitest'
import { covers } from './setup.state.ts'
import { coverSources } from '@nimbo/contract'

const pictures = Object.keys(import.meta.glob('../../../../public/covers/*.webp')).map((file) => file.slice('../../../../public'.length))

test('every drawn cover is a picture in every width that is offered', () => {
  for (const cover of covers) {
    const { src, srcSet = '' } = coverSources(`/covers/${cover}.svg`)
    const offered = srcSet.split(', ').map((one) => one.split(' ')[0])
    expect(offered).toContain(src)
    expect(pictures).toEqual(expect.arrayContaining(offered))
  }
})

test('the picture of a room is the one its tile has fetched: same widths, same size', () => {
  expect(coverSources('/covers/stage.svg')).toEqual({
    src: '/covers/stage-540.webp',
    srcSet: '/covers/stage-270.webp 270w, /covers/stage-540.webp 540w, /covers/stage-780.webp 780w',
    sizes: '(min-width: 720px) 224px, 48vw',
  })
})

test('a picture that was uploaded, and none at all, are left as they are', () => {
  expect(coverSources('/media/cover/1.webp')).toEqual({ src: '/media/cover/1.webp' })
  expect(coverSources('')).toEqual({ src: '' })
})
