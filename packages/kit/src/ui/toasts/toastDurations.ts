/** How long each type of toast is shown, in ms, without pauses (docs/spec-map.md §9). */
export const toastDurations = {
  blank: 4_000,
  error: 4_000,
  custom: 4_000,
  success: 2_000,
  loading: Number.POSITIVE_INFINITY,
} as const
