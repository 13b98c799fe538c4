/** One figure of a screen's heading; inside a dl. */
export function Figure({ name, value, bad = false }: { name: string; value: string; bad?: boolean }) {
  return (
    <div>
      <dt className="text-[12px] leading-[15px] font-medium text-text-2">{name}</dt>
      <dd className={`text-[18px] leading-[22px] font-extrabold tabular-nums ${bad ? 'text-danger' : ''}`}>{value}</dd>
    </div>
  )
}
