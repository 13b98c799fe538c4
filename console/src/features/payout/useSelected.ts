import { useRef, useState } from 'react'

const inAddress = () => Number(new URLSearchParams(location.search).get('id')) || 0
/** Below this the panel is under the list. */
const beside = '(min-width: 1180px)'

/** Which withdrawal is open. It is in the address, so that a link and a reload lead to it. */
export function useSelected() {
  const [selected, setSelected] = useState(inAddress)
  const panel = useRef<HTMLElement>(null)
  const select = (id: number) => {
    history.replaceState(null, '', `${location.pathname}?id=${id}`)
    setSelected(id)
    if (!matchMedia(beside).matches) panel.current?.scrollIntoView({ block: 'start' })
  }
  return { selected, select, panel }
}
