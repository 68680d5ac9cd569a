/** The address at the other end of a request's connection, from what the Node adapter hands over with it. */
export function peerAddress(bindings: unknown): string | undefined {
  const incoming = fieldOf(bindings, 'incoming')
  const address = fieldOf(fieldOf(incoming, 'socket'), 'remoteAddress')
  return typeof address === 'string' ? address : undefined
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
