export interface Command {
  about: string;
  isOwn?: boolean;
  kinds?: Record<string, Command>;
}
export const commands: Record<string, Command>;
