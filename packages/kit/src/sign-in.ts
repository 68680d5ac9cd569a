export {
  createSiweAdapter,
  type SiweAdapter,
  type SiweAdapterOptions,
} from './sign-in/createSiweAdapter.ts'
