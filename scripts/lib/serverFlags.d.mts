export function serverFlags(version: string): readonly string[]
