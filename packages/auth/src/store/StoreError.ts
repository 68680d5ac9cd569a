/** A database that cannot be used. The message says what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}
