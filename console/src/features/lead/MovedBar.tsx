import type { LeadState } from '@nimbo/contract/operator'
import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'

interface MovedBarProps {
  name: string
  state: LeadState
  onUndo: () => void
  onDismiss: () => void
}

/** Stays until it is used, dismissed or replaced. The row that was pressed is gone, so the keyboard goes on here. */
export function MovedBar({ name, state, onUndo, onDismiss }: MovedBarProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div
      role="status"
      className="fixed inset-x-4 inset-be-4 z-10 mx-auto flex max-w-[460px] items-center gap-2 rounded-md bg-raised py-1.5 ps-4 pe-1.5 shadow-1 outline outline-line"
    >
      <span className="t-sub min-w-0 flex-1 truncate">
        <bdi className="font-bold">{name}</bdi> moved to {state}
      </span>
      <button
        ref={undo}
        type="button"
        onClick={onUndo}
        className="flex h-11 items-center gap-1.5 rounded-md px-3 text-[14px] font-bold text-accent"
      >
        <Icon name="undo" size={18} />
        Undo
      </button>
      <button type="button" aria-label="Dismiss" onClick={onDismiss} className="grid size-11 place-items-center rounded-md text-text-2">
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
