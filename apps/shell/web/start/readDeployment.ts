import { type Deployment, parseDeployment } from '../../config/deployment.ts'

/**
 * The settings that the server wrote into the page.
 *
 * @throws Error when they are missing or cannot be used.
 */
export function readDeployment(page: Document): Deployment {
  return parseDeployment(page.getElementById('foyer-deployment')?.textContent ?? null)
}
