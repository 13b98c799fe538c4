import type { ReactNode } from 'react'
import './giftTile.css'

interface GiftTileProps {
  icon: string
  name: string
  /** In its corner. */
  tag?: ReactNode
  /** Price of one, or the number of them. */
  children: ReactNode
}

/** Content of a `gift-cell`. */
export function GiftTile({ icon, name, tag, children }: GiftTileProps) {
  return (
    <>
      {tag}
      <img src={icon} alt="" width={56} height={56} loading="lazy" />
      <span className="gift-name">
        <bdi>{name}</bdi>
      </span>
      {children}
    </>
  )
}
