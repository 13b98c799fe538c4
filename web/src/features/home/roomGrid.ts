/** Cards of a list and their skeletons stand on the same columns. */
export const roomGrid = {
  grid: 'grid grid-cols-2 gap-2 px-3 pbs-3 landscape:grid-cols-4 tablet:grid-cols-3 tablet:gap-2.5 tablet:px-5 desktop:grid-cols-[repeat(auto-fill,minmax(208px,1fr))] desktop:gap-3 desktop:px-6',
  large:
    'grid grid-cols-1 gap-3 px-3 pbs-3 landscape:grid-cols-3 tablet:grid-cols-2 tablet:px-5 desktop:grid-cols-[repeat(auto-fill,minmax(280px,1fr))] desktop:px-6',
}

export const roomBoxes = { grid: 'aspect-[179/226] desktop:aspect-[223/232]', large: 'aspect-[366/400]' }
