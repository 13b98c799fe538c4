/** The glow behind the head of a tab. */
export function Aura({ strong = false }: { strong?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-[calc(50%-(100vw-var(--rail,0px))/2)] inset-bs-0 -z-10 h-60 tablet:-inset-bs-16 tablet:h-76 overflow-hidden ${strong ? 'opacity-55' : 'opacity-38'}`}
    >
      <div className="absolute -inset-x-20 -inset-bs-35 h-95 bg-[radial-gradient(60%_100%_at_30%_20%,var(--accent-glow),transparent_70%)]" />
    </div>
  )
}
