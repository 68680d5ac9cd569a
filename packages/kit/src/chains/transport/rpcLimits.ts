/** Limits of reads. Times in ms. */
export const rpcLimits = {
  timeout: 10_000,
  retryCount: 3,
  retryDelay: 150,
  httpBatchSize: 1000,
  pollingInterval: 4_000,
  multicallWait: 32,
  multicallBatchSize: 1024,
} as const
