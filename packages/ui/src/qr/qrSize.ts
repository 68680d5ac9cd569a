/** Width and height including the quiet zone, in CSS pixels. */
export const qrSize = 268
/** Width of the quiet zone, in CSS pixels. */
export const quietZone = 16
