/** A box in CSS pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The box of an element, measured from the corner of `frame`. */
export function boxOf(element: Element, frame: Pick<Box, 'left' | 'top'>): Box {
  const { height, left, top, width } = element.getBoundingClientRect()
  return { left: left - frame.left, top: top - frame.top, width, height }
}

/** Puts a copy into a box of its positioned ancestor. Its transforms start at the box's corner. */
export function place(copy: HTMLElement, box: Box): void {
  Object.assign(copy.style, {
    position: 'absolute',
    margin: '0',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    transformOrigin: '0 0',
  })
}

/** The transform that moves an element from box `at` to box `shown`. */
export function transformTo(at: Box, shown: Box): string {
  const [x, y] = [shown.left - at.left, shown.top - at.top]
  return `translate(${x}px, ${y}px) scale(${shown.width / at.width}, ${shown.height / at.height})`
}
