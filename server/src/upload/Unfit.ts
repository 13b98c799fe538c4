export type UnfitReason = 'Gone' | 'TooLarge' | 'NotAPicture' | 'NotAsDeclared' | 'HidesArchive' | 'TooManyPixels' | 'TooSlow' | 'Broken'

/** The file is at fault, not we: checking it again would end the same way. */
export class Unfit extends Error {
  override readonly name = 'Unfit'
  readonly reason: UnfitReason
  constructor(reason: UnfitReason) {
    super(reason)
    this.reason = reason
  }
}
