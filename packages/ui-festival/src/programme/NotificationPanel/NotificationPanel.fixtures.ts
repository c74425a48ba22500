import { inBoth } from '../../test/parts.ts';
import type { StoryWords } from '../../test/localized.tsx';
import type { NotificationPanelLabels, NotificationPanelProps } from './NotificationPanel.tsx';

export const notificationLabels = inBoth<NotificationPanelLabels>(pick => ({
  why: pick(
    'Du får en notis när något du valt flyttas eller ställs in, och bara då.',
    'You will be notified when a pick is moved or cancelled, and only then.',
  ),
  start: pick('Slå på notiser', 'Turn on notifications'),
  isOn: pick('Du får en notis när något du valt flyttas eller ställs in.', 'You will be notified when a pick is moved or cancelled.'),
  stop: pick('Stäng av notiser', 'Turn off notifications'),
  denied: pick(
    'Webbläsaren stoppar notiser. Tillåt dem i dess inställningar.',
    'Your browser blocks notifications. Allow them in its settings.',
  ),
  failed: pick('Det gick inte att nå oss. Försök igen om en stund.', 'We could not be reached. Try again in a moment.'),
}));

export const words = {
  sv: { isActive: false, labels: notificationLabels.sv, onActiveChange: async (): Promise<boolean> => true },
  en: { labels: notificationLabels.en },
} satisfies StoryWords<NotificationPanelProps>;
