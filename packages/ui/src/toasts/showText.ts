import { toast } from './toast.tsx'

/** Shows a neutral toast. Loaded on demand: a part of its own, since pages import `toast.tsx`. */
export function showText(text: string): void {
  toast.blank(text)
}
