import { Button } from '../ui/Button.tsx'

/** In place of a screen that failed, or that could not be fetched; the navigation stays. */
export function BrokenScreen() {
  return (
    <main role="alert" className="grid justify-items-center gap-4 px-4 py-16 text-center">
      <h1 className="t-title">This screen couldn’t be shown</h1>
      <p className="t-sub text-text-2">Nothing you decided is lost. Reload to go on.</p>
      <Button variant="primary" onClick={() => location.reload()}>
        Reload
      </Button>
    </main>
  )
}
