/** What the build wrote, listed by `build/service_worker.ts`. */
declare module 'virtual:built-files' {
  /** changes with any of the files */
  export const version: string
  /** every file of the page, relative to it */
  export const files: readonly string[]
  /** patterns of the addresses that the page draws */
  export const pages: readonly string[]
}
