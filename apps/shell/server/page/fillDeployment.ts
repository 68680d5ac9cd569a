import { type Deployment, deploymentElementId } from '../../config/deployment.ts'

const placeholder = new RegExp(
  `(<script\\b[^>]*\\bid="${deploymentElementId}"[^>]*>)[\\s\\S]*?(</script>)`,
)

/** The built page lacks the element for the deployment data. */
export class MissingPlaceholderError extends Error {
  override readonly name = 'MissingPlaceholderError'
  constructor() {
    super(
      `The built page has no <script id="${deploymentElementId}">. Build it again: npm run build`,
    )
  }
}

/** Inserts the deployment as JSON into the page. Throws `MissingPlaceholderError`. */
export function fillDeployment(html: string, deployment: Deployment): string {
  if (!placeholder.test(html)) throw new MissingPlaceholderError()
  const json = inertJson(deployment)
  return html.replace(
    placeholder,
    (_, opening: string, closing: string) => opening + json + closing,
  )
}

// Inside a script element only `<` can end the element or open a comment. Old JavaScript parsers
// treat the two separators as line ends.
function inertJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
