import { useState } from 'react'
import type { Person } from './person.ts'

/** Whose sheet is open. The person stays while the sheet leaves, so that it does not empty on its way out. */
export function usePerson() {
  const [person, setPerson] = useState<Person>()
  const [open, setOpen] = useState(false)
  const show = (next: Person) => {
    setPerson(next)
    setOpen(true)
  }
  return { person, open, show, setOpen }
}
