import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { attachAnalytics, type AnalyticsOptions } from '../behaviours/analytics.ts';

/** Counts a view of each page, but not of its filters. */
export function Analytics({ settings = __ANALYTICS__ }: AnalyticsOptions) {
  const { pathname } = useLocation();
  return <View key={pathname} settings={settings} />;
}

function View({ settings }: AnalyticsOptions) {
  useEffect(() => attachAnalytics(document.documentElement, { settings }), [settings]);
  return null;
}
