import { Drawer } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'
import { BrokenPart } from './BrokenPart.tsx'

interface LayerRootProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** Shared behaviour of sheets and dialogs: Escape and a swipe close them, and they make room for a screen keyboard. */
export function LayerRoot({ open, onOpenChange, children }: LayerRootProps) {
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection="down">
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>{children}</Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  )
}

/** Content that throws leaves its frame, which can be closed, and the screen below. */
export function LayerBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary part="sheet" renderFallback={(error, again) => <BrokenPart error={error} onAgain={again} />}>
      {children}
    </Boundary>
  )
}
