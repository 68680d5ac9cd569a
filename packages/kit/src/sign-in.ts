export { createSiweAdapter } from './sign-in/siwe/createSiweAdapter.ts'
export { useExternalSession } from './sign-in/useExternalSession.ts'
