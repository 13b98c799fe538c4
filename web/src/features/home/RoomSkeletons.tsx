import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { roomBoxes, roomGrid } from './roomGrid.ts'

export function RoomSkeletons({ variant = 'grid' }: { variant?: 'grid' | 'large' }) {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className={roomGrid[variant]}>
      {Array.from({ length: variant === 'grid' ? 6 : 3 }, (_, index) => (
        <div key={index} className={`relative overflow-hidden rounded-md ${roomBoxes[variant]}`}>
          <Skeleton className="absolute inset-0 rounded-[inherit]" />
          <Skeleton className="absolute start-2.5 inset-be-[34px] h-3 w-[70%] bg-overlay" />
          <Skeleton className="absolute start-2.5 inset-be-3 h-2.5 w-[40%] bg-overlay" />
        </div>
      ))}
    </div>
  )
}
