export interface Command {
  about: string;
  isOwn?: boolean;
  kinds?: Record<string, Command>;
}
/** The npm scripts by name. */
export const commands: Record<string, Command>;
