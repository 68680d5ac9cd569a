/** How long a toast is shown, in milliseconds (Spec: fixed numbers). Pauses are not counted. */
export const toastDurations = {
  blank: 4_000,
  error: 4_000,
  custom: 4_000,
  success: 2_000,
  loading: Number.POSITIVE_INFINITY,
} as const
