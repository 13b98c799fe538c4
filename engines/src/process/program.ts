/** What is needed to start, probe and stop one long-running process of a profile. */
export type Program = {
  name: string
  command: string
  args: readonly string[]
  /** The whole environment of the process besides PATH, HOME and the language. */
  env: Readonly<Record<string, string>>
  cwd?: string
  user?: { uid: number; gid: number }
  /** TCP ports it will listen on; a stranger on one of them is reported instead of mistaken for this program. */
  ports: readonly number[]
  stopSignal: NodeJS.Signals
  /** Anything else that must make a running process count as outdated, such as its configuration or its sources. */
  revision?: string
  prepare?: () => Promise<void> | void
  isReady: () => Promise<boolean>
  /** Runs after every start and before anyone relies on the program. */
  settle?: () => Promise<void>
}
