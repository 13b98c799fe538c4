import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { roomGrid } from './roomGrid.ts'

const boxes = { grid: 'aspect-[179/226]', large: 'aspect-[366/400]' }

export function RoomSkeletons({ look = 'grid' }: { look?: 'grid' | 'large' }) {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className={roomGrid[look]}>
      {Array.from({ length: look === 'grid' ? 6 : 2 }, (_, index) => (
        <div key={index} className={`relative overflow-hidden rounded-md ${boxes[look]}`}>
          <Skeleton className="absolute inset-0 rounded-[inherit]" />
          <Skeleton className="absolute start-2.5 inset-be-[34px] h-3 w-[70%] bg-overlay" />
          <Skeleton className="absolute start-2.5 inset-be-3 h-2.5 w-[40%] bg-overlay" />
        </div>
      ))}
    </div>
  )
}
