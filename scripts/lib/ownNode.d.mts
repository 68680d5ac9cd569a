export function ownNode(folder?: string, platform?: NodeJS.Platform): string
