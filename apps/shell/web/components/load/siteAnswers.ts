/** Whether the site's server answers: asks for a file that every version and every host serves. */
export async function siteAnswers(): Promise<boolean> {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href
  if (!icon) return false
  return fetch(icon, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
