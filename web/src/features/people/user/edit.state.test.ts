import { expect, test } from 'vitest'
import { birthdayRange, canSave, changesOf, draftOf } from './edit.state.ts'

const profile = { user_nicename: 'Diego', sex: 1, birthday: '1990-01-02', city: 'Bogotá', signature: '' }

test('only what was changed is sent', () => {
  expect(changesOf(draftOf(profile), profile)).toEqual({})
  expect(changesOf({ ...profile, city: 'Cali', birthday: '' }, profile)).toEqual({ city: 'Cali', birthday: '' })
})

test('spaces around a text are no change', () => {
  expect(canSave({ ...profile, user_nicename: ' Diego ' }, profile)).toBe(false)
  expect(changesOf({ ...profile, user_nicename: ' Diego P ' }, profile)).toEqual({ user_nicename: 'Diego P' })
})

test('there is no saving without a change or without a name', () => {
  expect(canSave(profile, profile)).toBe(false)
  expect(canSave({ ...profile, user_nicename: '  ' }, profile)).toBe(false)
  expect(canSave({ ...profile, sex: 0 }, profile)).toBe(true)
})

test('the picker offers days of people who are of age', () => {
  expect(birthdayRange(new Date('2026-11-15T10:00:00Z'))).toEqual({ min: '1900-01-01', max: '2008-11-15' })
})
