/** An amount of base units as an exact decimal text, without trailing zeros. `decimals` is 0 to 36. */
export function exactAmount(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point).replace(/0+$/, '')
  return fraction === '' ? digits.slice(0, point) : `${digits.slice(0, point)}.${fraction}`
}
