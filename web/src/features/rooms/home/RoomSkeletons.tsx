import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** Cards and their skeletons share the same grid. */
export const roomGrid = {
  grid: 'grid grid-cols-2 gap-2 px-3 pbs-3 landscape:grid-cols-4 tablet:grid-cols-3 tablet:gap-2.5 tablet:px-5 desktop:grid-cols-[repeat(auto-fill,minmax(208px,1fr))] desktop:gap-3 desktop:px-6',
  large:
    'grid grid-cols-1 gap-3 px-3 pbs-3 landscape:grid-cols-3 tablet:grid-cols-2 tablet:px-5 desktop:grid-cols-[repeat(auto-fill,minmax(280px,1fr))] desktop:px-6',
}

export const roomBoxes = { grid: 'aspect-[179/226] desktop:aspect-[223/232]', large: 'aspect-[366/400]' }

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
