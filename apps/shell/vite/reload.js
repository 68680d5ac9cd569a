// Reloads the page when the build or the server has changed. A plain file, so that the page's
// content policy needs no exception for development.
const EVERY_MS = 700
let known
let wasAway = false

async function look() {
  try {
    const answer = await fetch('/build-id.txt', { cache: 'no-store' })
    if (!answer.ok) throw new Error(`Answered ${answer.status}`)
    const id = await answer.text()
    known ??= id
    if (id !== known || wasAway) return location.reload()
  } catch {
    // The server is restarting. The demo's chains restart with it, so the page must reload.
    wasAway = true
  }
  setTimeout(look, EVERY_MS)
}

look()
