import { ensureTexts, useLang } from '@tand/runtime/i18n';
import type { NotificationPanelLabels, Notifications } from '@tand/ui-festival';
import { use, useMemo } from 'react';
import { I18nContext } from 'react-i18next';

const names = ['why', 'start', 'isOn', 'stop', 'denied', 'failed'] as const satisfies readonly (keyof NotificationPanelLabels)[];

/** PUSH-7 */
export function useNotifications(): Notifications {
  const { i18n } = use(I18nContext);
  const lang = useLang();
  return useMemo(
    () => ({
      key: 'tand:push',
      isOffered: async () => (await fetch('/api/push')).status === 200, // 204: the server offers none
      load: async () => (await import('@tand/runtime/offline/notifications')).notificationsIn(lang),
      loadLabels: async () => {
        await ensureTexts(i18n, lang, ['push']);
        return Object.fromEntries(names.map(name => [name, i18n.t(name, { ns: 'push' })])) as NotificationPanelLabels;
      },
    }),
    [i18n, lang],
  );
}
