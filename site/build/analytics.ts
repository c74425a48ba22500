/**
 * Where this build counts its visitors: nowhere unless `VITE_POSTHOG_KEY` is set. `VITE_POSTHOG_HOST` names another host
 * than PostHog's in the EU.
 */
export function analytics({ VITE_POSTHOG_KEY: key, VITE_POSTHOG_HOST: host }: NodeJS.ProcessEnv): { key: string; host: string } | null {
  return key ? { key, host: new URL(host || 'https://eu.i.posthog.com').origin } : null;
}
