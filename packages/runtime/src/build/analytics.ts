export function analytics({ VITE_POSTHOG_KEY: key, VITE_POSTHOG_HOST: host }: NodeJS.ProcessEnv): { key: string; host: string } | null {
  return key ? { key, host: new URL(host || 'https://eu.i.posthog.com').origin } : null;
}
