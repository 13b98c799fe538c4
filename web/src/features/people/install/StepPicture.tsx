/** Pictures of the browsers' buttons. Here rather than among the icons, which every visit pays for. */
const pictures = {
  share: (
    <path d="M12 15V3.8M8 7.4l4-3.8 4 3.8M8.6 10.6H7A2.2 2.2 0 0 0 4.8 12.8v5.4A2.2 2.2 0 0 0 7 20.4h10a2.2 2.2 0 0 0 2.2-2.2v-5.4a2.2 2.2 0 0 0-2.2-2.2h-1.6" />
  ),
  menu: <path strokeWidth={3.4} d="M12 5.4h.01M12 12h.01M12 18.6h.01" />,
  add: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.4" />
      <path d="M12 8.4v7.2M8.4 12h7.2" />
    </>
  ),
  done: <path d="m5 12.6 4.6 4.6L19 7.6" />,
}
export type StepName = keyof typeof pictures

export function StepPicture({ name }: { name: StepName }) {
  return (
    <span className="grid size-9 flex-none place-items-center rounded-[10px] bg-raised text-accent">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width={20}
        height={20}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {pictures[name]}
      </svg>
    </span>
  )
}
