import { expect, test } from 'vitest'
import { faultOf, secondsLeft, videoTypeOf } from './upload.state.ts'

test('the type is what the system says, else what the name says', () => {
  expect(videoTypeOf({ name: 'a.bin', type: 'video/webm' })).toBe('video/webm')
  expect(videoTypeOf({ name: 'IMG_2034.MOV', type: '' })).toBe('video/quicktime')
  expect(videoTypeOf({ name: 'clip.m4v', type: 'video/x-m4v' })).toBe('video/mp4')
  expect(videoTypeOf({ name: 'photo.png', type: 'image/png' })).toBeUndefined()
})

test('what is refused before anything is sent', () => {
  const file = { name: 'a.mp4', type: 'video/mp4', size: 1_000 }
  expect(faultOf(file, 60)).toBeUndefined()
  expect(faultOf(file, 0)).toBeUndefined()
  expect(faultOf(file, 61)).toBe('tooLong')
  expect(faultOf({ ...file, size: 100_000_001 }, 1)).toBe('tooLarge')
  expect(faultOf({ ...file, name: 'a.avi', type: 'video/x-msvideo' }, 1)).toBe('notVideo')
})

test('how long it still takes is said once it can be known', () => {
  expect(secondsLeft(0.01, 5_000)).toBeUndefined()
  expect(secondsLeft(0.5, 200)).toBeUndefined()
  expect(secondsLeft(0.25, 4_000)).toBe(12)
})
