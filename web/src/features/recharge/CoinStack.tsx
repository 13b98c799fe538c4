export function CoinStack({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="coin-stack">
      {Array.from({ length: count }, (_, index) => (
        <img key={index} src="/art/coin.svg" alt="" />
      ))}
    </span>
  )
}
