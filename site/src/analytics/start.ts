import { posthog } from 'posthog-js/dist/module.no-external';
import { sanitise } from './sanitise.ts';

export interface AnalyticsOptions {
  key: string;
  host: string;
  language: string;
}

const count = (language: string) => void posthog.capture('$pageview', { language });

/** Starts counting page views and nothing else (FEST-8). Returns a function that counts a further page view. */
export function startAnalytics({ key, host, language }: AnalyticsOptions): (language: string) => void {
  posthog.init(key, {
    api_host: host,
    ui_host: 'https://eu.posthog.com',
    person_profiles: 'identified_only',
    persistence: 'memory',
    respect_dnt: true,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_dead_clicks: false,
    capture_heatmaps: false,
    capture_performance: false,
    capture_exceptions: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    before_send: sanitise,
  });
  count(language);
  return count;
}
