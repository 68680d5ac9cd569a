/** English texts of the theme gallery. Loaded with the page. */
export const galleryEn = {
  'gallery.lead': 'Start from a preset, change what you like, and copy the code.',
  'gallery.open': 'Open the dialog',
  'gallery.copy': 'Copy as {name}',
  'gallery.contrast': 'Contrast',
} as const
