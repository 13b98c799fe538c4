/** A grey stand-in; give it the shape of what is coming. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton-pulse block rounded-xs bg-raised ${className}`} />
}
