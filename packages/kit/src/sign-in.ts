export {
  createSiweAdapter,
  type SiweAdapter,
  type SiweAdapterOptions,
} from './sign-in/siwe/createSiweAdapter.ts'
