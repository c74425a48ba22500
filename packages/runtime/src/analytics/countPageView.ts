import { posthog } from 'posthog-js/dist/module.no-external';
import { sanitise } from './sanitise.ts';

let isStarted = false;

export function countPageView({ key, host, language }: NonNullable<typeof __ANALYTICS__> & { language: string }): void {
  if (!isStarted) start(key, host);
  isStarted = true;
  posthog.capture('$pageview', { language });
}

function start(key: string, host: string) {
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
}
