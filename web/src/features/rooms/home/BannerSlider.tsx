import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { UIEvent } from 'react'
import { useSlides } from './home.queries.ts'

const turnMs = 5_000
const banner =
  'bg-banner block h-full w-full flex-none snap-center tablet:h-[104px] tablet:w-[360px] tablet:overflow-hidden tablet:rounded-lg'

/** The banners an operator has put up; nothing at all when there are none. */
export function BannerSlider() {
  const { t } = useLingui()
  const { data: slides = [] } = useSlides()
  const { ref, current, onScroll } = useTurning(slides.length)
  if (slides.length === 0) return null
  return (
    <section
      aria-label={t`Events`}
      className="relative mx-4 mbs-3.5 overflow-hidden rounded-lg shadow-1 tablet:mx-5 desktop:mx-6 desktop:mbs-0 desktop:mbe-3.5"
    >
      <div
        ref={ref}
        onScroll={onScroll}
        className="no-scrollbar flex h-[104px] snap-x snap-mandatory overflow-x-auto tablet:h-auto tablet:gap-3"
      >
        {slides.map(({ slide_pic: picture, slide_url: url }, index) => {
          const image = <img src={picture} alt={t`Event ${index + 1} of ${slides.length}`} className="size-full object-cover" />
          // A banner may lead nowhere.
          return url ? (
            <a key={picture} href={url} className={banner}>
              {image}
            </a>
          ) : (
            <div key={picture} className={banner}>
              {image}
            </div>
          )
        })}
      </div>
      <span aria-hidden="true" className="absolute end-3.5 inset-be-2 flex gap-1 tablet:hidden">
        {slides.length > 1 &&
          slides.map((slide, index) => (
            <i key={slide.slide_pic} className={`h-[5px] rounded-full ${index === current ? 'w-3.5 bg-white' : 'w-[5px] bg-white-50'}`} />
          ))}
      </span>
    </section>
  )
}

/** Turns the page by itself unless motion is unwelcome; whoever points at it or is in it keeps what they see. */
function useTurning(count: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const onScroll = ({ currentTarget: strip }: UIEvent<HTMLElement>) =>
    setCurrent(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth))
  useEffect(() => {
    if (count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // Only the strip is scrolled: a banner brought into view would bring the page back to it.
    const timer = setInterval(() => {
      const strip = ref.current
      if (!strip || strip.matches(':focus-within, :hover')) return
      clearInterval(timer)
      const banners = strip.children as HTMLCollectionOf<HTMLElement>
      strip.scrollTo({ behavior: 'smooth', left: banners[(current + 1) % count]!.offsetLeft - banners[0]!.offsetLeft })
    }, turnMs)
    return () => clearInterval(timer)
  }, [current, count])
  return { ref, current, onScroll }
}
