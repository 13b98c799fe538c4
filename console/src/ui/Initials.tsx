/** Operators have no pictures. */
export function Initials({ name, size = 32 }: { name: string; size?: number }) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
  return (
    <i
      aria-hidden="true"
      style={{ inlineSize: size, blockSize: size }}
      className="grid flex-none place-items-center rounded-full bg-overlay text-[12px] font-bold text-text not-italic"
    >
      {letters}
    </i>
  )
}
