/** Settings of visitor counting; null unless `VITE_POSTHOG_KEY` is set. Default of `VITE_POSTHOG_HOST`: PostHog's EU host. */
export function analytics({ VITE_POSTHOG_KEY: key, VITE_POSTHOG_HOST: host }: NodeJS.ProcessEnv): { key: string; host: string } | null {
  return key ? { key, host: new URL(host || 'https://eu.i.posthog.com').origin } : null;
}
