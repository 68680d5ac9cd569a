export {
  createSiweAdapter,
  type SiweAdapter,
  type SiweAdapterOptions,
} from './sign-in/siwe/createSiweAdapter.ts'
export { useExternalSession } from './sign-in/useExternalSession.ts'
