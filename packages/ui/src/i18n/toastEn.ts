/** English texts of the toasts. Loaded with them. */
export const toastEn = {
  'toast.dismiss': 'Dismiss',
  'toast.more': '{count} more',
  'toast.fewer': 'Show fewer',
  'toast.area': 'Notifications',
} as const
