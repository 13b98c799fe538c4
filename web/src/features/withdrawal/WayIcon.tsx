import { Icon } from '../../ui/Icon.tsx'
import { isPix } from './withdrawal.state.ts'

/** The picture of a way out. */
export function WayIcon({ type }: { type: number }) {
  return (
    <span className="grid size-10 flex-none place-items-center rounded-[12px] bg-raised text-text-2">
      <Icon name={isPix({ type }) ? 'pix' : 'chain'} size={21} />
    </span>
  )
}
