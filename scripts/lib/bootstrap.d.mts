export interface Programs {
  run(program: string, args: readonly string[]): Promise<void>
}
export function bootstrap(programs: Programs, folder?: string): Promise<void>
export function isInstalled(folder?: string): boolean
export function npmProgram(env?: Readonly<Record<string, string | undefined>>): string
