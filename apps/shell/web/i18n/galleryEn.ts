/** Texts of the gallery of themes. They arrive with it. */
export const galleryEn = {
  'gallery.lead': 'Start from one of eight, change what you like, and copy the code.',
  'gallery.open': 'Open the dialog',
  'gallery.copy': 'Copy as {name}',
  'gallery.contrast': 'Contrast',
} as const
