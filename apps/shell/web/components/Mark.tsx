import type { ReactElement } from 'react'

/** Foyer's logo, in the colour of the surrounding text. */
export function Mark(): ReactElement {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={22}
      height={22}
      viewBox="0 0 22 22"
      fill="none"
    >
      <path
        d="M4 20.7V10a7 7 0 0 1 14 0v10.7"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
      />
      <path d="M8 20.5v-9.2a3 3 0 0 1 6 0v9.2z" fill="currentColor" />
    </svg>
  )
}
