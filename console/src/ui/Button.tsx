import type { ComponentProps } from 'react'

const variants = {
  primary: 'text-on-accent shadow-accent [background:var(--accent-grad)] disabled:shadow-none disabled:[background:var(--raised)]',
  plain: 'bg-raised text-text shadow-line-strong',
  stop: 'bg-[var(--stop-fill)] text-on-accent disabled:bg-raised',
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof variants
}

export function Button({ variant = 'plain', className = '', type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`inline-flex h-11 items-center justify-center gap-2 rounded-sm px-4 text-[14px] font-bold whitespace-nowrap disabled:text-text-3 ${variants[variant]} ${className}`}
    />
  )
}
