/** Three dots over the hidden words of a busy control. */
export function BusyDots() {
  return (
    <span aria-hidden="true" className="absolute inset-0 flex items-center justify-center gap-1.5">
      {[0, 150, 300].map((delay) => (
        <i key={delay} className="busy-dot size-1.5 rounded-full bg-current" style={{ animationDelay: `${delay}ms` }} />
      ))}
    </span>
  )
}
