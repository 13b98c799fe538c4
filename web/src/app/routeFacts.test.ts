import { expect, test } from 'vitest'
import { admit } from './routeFacts.ts'

test('an open route takes everybody', () => {
  expect(admit({}, false, undefined)).toEqual({ admitted: true })
})

test('a signed-in person goes in', () => {
  expect(admit({ requireAuth: true, authNextPath: '/' }, true, '/mine')).toEqual({ admitted: true })
})

test('an anonymous person goes to the fallback of the route', () => {
  expect(admit({ requireAuth: true, authNextPath: '/' }, false, '/main/live')).toEqual({ admitted: false, goTo: '/' })
})

test('without a fallback the switch is cancelled', () => {
  expect(admit({ requireAuth: true }, false, '/main/live')).toEqual({ admitted: false, goTo: '/main/live' })
  expect(admit({ requireAuth: true }, false, undefined)).toEqual({ admitted: false, goTo: '/' })
})
