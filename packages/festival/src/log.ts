/** Where the package reports what it dropped or could not read. */
export type Log = (message: string) => void;

export const logToConsole: Log = message => console.error(message);
