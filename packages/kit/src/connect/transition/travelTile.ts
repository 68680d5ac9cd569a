import { movingDialog } from '@foyer/ui/dialog/viewMotion.ts'
import { boxOf, place, transformTo } from './geometry.ts'

/** Duration of the motion from the row to the centre, in ms. */
const travelTime = 240

/**
 * Moves a wallet's tile from its row in the list to its place in the next view: a copy of the tile
 * travels above the dialog's content, while both views fade. Returns a function that ends it.
 */
export function travelTile(tile: HTMLElement, walletId: string): () => void {
  const dialog = movingDialog(tile)
  const start = dialog && rowTile(dialog, walletId)
  if (!dialog || !start) return () => {}
  const copy = tile.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return () => {}
  const frame = dialog.getBoundingClientRect()
  const [from, to] = [boxOf(start, frame), boxOf(tile, frame)]
  copy.dataset.kitPart = 'traveling-tile'
  place(copy, to)
  copy.style.zIndex = '3'
  dialog.append(copy)
  // Show only the copy: hide the tile in the leaving list and the one in the next view.
  if (start.closest('[data-kit-part="leaving-view"]')) start.style.visibility = 'hidden'
  const timing = { duration: travelTime, easing: 'cubic-bezier(0.25, 0.1, 0.25, 1)' }
  const motions = [
    tile.animate([{ opacity: 0 }, { opacity: 0 }], timing),
    copy.animate([{ transform: transformTo(to, from) }, { transform: 'none' }], {
      ...timing,
      fill: 'forwards',
    }),
  ]
  const end = () => {
    copy.remove()
    for (const motion of motions) motion.cancel()
  }
  Promise.all(motions.map(({ finished }) => finished)).then(end, end)
  return end
}

/** The tile in the wallet's row: of the list beside the view, or of the list that fades out. */
function rowTile(dialog: HTMLElement, walletId: string): HTMLElement | null {
  const rows = [...dialog.querySelectorAll<HTMLElement>('[data-wallet]')]
  const row = rows.find(({ dataset }) => dataset.wallet === walletId)
  return row?.querySelector<HTMLElement>('[data-kit-part="icon"]') ?? null
}
