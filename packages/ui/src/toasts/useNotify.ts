import { useAnnounce } from '../announcer/Announcer.tsx'

/** Returns a function that announces a text to screen readers and shows it as a toast. */
export function useNotify(): (text: string) => void {
  const announce = useAnnounce()
  return (text) => {
    announce(text)
    // Without the toast, the text has still been announced.
    import('./showText.ts').then(
      ({ showText }) => showText(text),
      () => {},
    )
  }
}
