import type { Moderation, Output, Sender } from '@nimbo/contract'
import { createContext, useContext, useState } from 'react'

/** Person in the room, as far as a line of chat knows them. */
export interface Person {
  uid: number
  name: string
  avatar: string
  level: number
}
/** Card of a person from the server, with the actions I may take on them here. */
export type Pop = Output<typeof Moderation.getPop>

export function personOf({ uid, uname, uhead, level }: Sender): Person {
  return { uid, name: uname, avatar: uhead, level }
}

interface OpenPerson extends Person {
  /** Undefined until the server has answered. */
  pop: Pop | undefined
  /** The last message of a private conversation with them; absent elsewhere. */
  seq?: number
  close: () => void
}
export const PersonContext = createContext<OpenPerson | undefined>(undefined)

/** The person a drawing in a place of their card is about. */
export function usePerson(): OpenPerson {
  const person = useContext(PersonContext)
  if (!person) throw new Error('drawn outside the sheet of a person')
  return person
}

/** Person whose sheet is open. They stay while the sheet closes, so that it does not empty on its way out. */
export function usePersonSheet() {
  const [person, setPerson] = useState<Person>()
  const [open, setOpen] = useState(false)
  const show = (next: Person) => {
    setPerson(next)
    setOpen(true)
  }
  return { person, open, show, setOpen }
}
