import { Refusal } from '@nimbo/contract'

export type StepUp = () => Promise<boolean>

/** Acts; when the server wants to be sure who it is, asks the person and acts once more. Undefined when they would not say. */
export async function withStepUp<T>(act: () => Promise<T>, onStepUp: StepUp): Promise<T | undefined> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason !== 'StepUpNeeded') throw error
    return (await onStepUp()) ? act() : undefined
  }
}
