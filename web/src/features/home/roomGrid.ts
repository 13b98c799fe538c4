/** Cards of a list and their skeletons stand on the same columns. */
export const roomGrid = {
  grid: 'grid grid-cols-2 gap-2 px-3 pbs-3 tablet:grid-cols-3 desktop:grid-cols-5',
  large: 'grid grid-cols-1 gap-3 px-3 pbs-3 tablet:grid-cols-2 desktop:grid-cols-3',
}
