import type { LazyBoard, LoadedBoard } from './lazyBoard.ts'

/** Begins something with the board when its code is there, unless that was ended before. Returns what ends it. */
export function onceLoaded(
  board: LazyBoard,
  begin: (loaded: LoadedBoard) => () => void,
): () => void {
  let isEnded = false
  let end: (() => void) | undefined
  board.load().then(
    (loaded) => {
      if (!isEnded) end = begin(loaded)
    },
    () => undefined, // The reads themselves ask for the code again, and tell what failed.
  )
  return () => {
    isEnded = true
    end?.()
  }
}
