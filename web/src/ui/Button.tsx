import type { ComponentProps, ReactNode } from 'react'
import { BusyDots } from './BusyDots.tsx'

export type ButtonVariant = 'accent' | 'gold' | 'glass' | 'quiet' | 'stop'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows that the press is being worked on; the words stay in the layout so the width does not jump. */
  busy?: boolean
  block?: boolean
  children: ReactNode
}

const variants: Record<ButtonVariant, string> = {
  accent: 'bg-accent-grad text-on-accent shadow-accent',
  gold: 'bg-gold-grad text-on-gold shadow-[inset_0_1px_0_var(--w-70)]',
  glass: 'glass text-v-text',
  quiet: 'bg-raised text-text shadow-line-strong',
  stop: 'bg-stop text-on-accent shadow-rim',
}

/** A long text takes two lines: what is paid must be read to its end, also on a narrow phone and in large letters. */
const sizes: Record<ButtonSize, string> = {
  sm: 'h-9 px-3.5 text-[13.5px] whitespace-nowrap hit-44',
  md: 'h-11 px-5 text-[14px] whitespace-nowrap',
  lg: 'min-h-[46px] px-6.5 py-1.5 text-[15px] leading-[18px]',
  xl: 'min-h-13 px-5.5 py-1.5 text-[17px] leading-5 font-extrabold',
}

const off =
  'disabled:bg-raised disabled:bg-none disabled:text-text-3 disabled:shadow-line aria-disabled:bg-raised aria-disabled:bg-none aria-disabled:text-text-3 aria-disabled:shadow-line'
const shape = 'relative inline-flex items-center justify-center rounded-full text-center font-bold text-balance select-none'
const press = 'transition-transform duration-fast ease-out active:scale-[.97]'

/** For an element that is a button of this kind only now and then. */
export const buttonClass = (variant: ButtonVariant = 'accent', size: ButtonSize = 'lg'): string =>
  `${shape} ${press} ${sizes[size]} ${variants[variant]} ${off}`

export function Button({
  variant = 'accent',
  size = 'lg',
  busy = false,
  block = false,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      // A form is also sent with Enter, which presses the button without a pointer.
      onClick={busy ? (click) => click.preventDefault() : rest.onClick}
      className={`${shape} ${press} ${sizes[size]} ${variants[variant]} ${busy ? 'pointer-events-none' : off} ${block ? 'w-full' : ''}`}
    >
      <span className={`inline-flex items-center gap-1.5 ${busy ? 'opacity-0' : ''}`}>{children}</span>
      {busy && <BusyDots />}
    </button>
  )
}
