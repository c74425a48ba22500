/** What this package needs of Next.js, which is the host's. */
declare module 'next/navigation' {
  export function useServerInsertedHTML(write: () => import('react').ReactNode): void;
}
