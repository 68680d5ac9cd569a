/** English texts of the toasts. Loaded with them. */
export const toastEn = {
  'toast.dismiss': 'Dismiss',
  'toast.area': 'Notifications',
} as const
