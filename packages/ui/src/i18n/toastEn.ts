/** English texts of the toasts. Loaded with them. */
export const toastEn = {
  'toast.dismiss': 'Dismiss',
  'toast.more': { one: '{count} more', other: '{count} more' },
  'toast.fewer': 'Show fewer',
  'toast.area': 'Notifications',
} as const
