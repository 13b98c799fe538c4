import { useRef, useState } from 'react'

const inAddress = () => Number(new URLSearchParams(location.search).get('id')) || 0
/** Below this the panel is under the list. */
const beside = '(min-width: 1180px)'

/** Which withdrawal is open. It is in the address, so that a link and a reload lead to it. */
export function useChosen() {
  const [chosen, setChosen] = useState(inAddress)
  const panel = useRef<HTMLElement>(null)
  const choose = (id: number) => {
    history.replaceState(null, '', `${location.pathname}?id=${id}`)
    setChosen(id)
    if (!matchMedia(beside).matches) panel.current?.scrollIntoView({ block: 'start' })
  }
  return { chosen, choose, panel }
}
