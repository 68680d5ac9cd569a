// The baseline: React with a button and a native <dialog>, without a wallet.
import { useRef } from 'react'
import { show } from './show.tsx'

function App() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Connect Wallet
      </button>
      <dialog ref={dialog}>
        <button type="button">Bench Wallet</button>
      </dialog>
    </>
  )
}

show(<App />)
