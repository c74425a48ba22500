/** Minimal types of Next.js, which the host installs. */
declare module 'next/navigation' {
  export function useServerInsertedHTML(write: () => import('react').ReactNode): void;
}
