import type { SocialProfileLink } from '@tand/ui';

const channels = ['twitch', 'twitch2', 'tiktok', 'youtube', 'instagram', 'facebook', 'kick', 'x', 'web'] as const;

export function profilesOf(
  links: Readonly<Partial<Record<(typeof channels)[number], string>>>,
  names: Readonly<Record<string, string>>,
): SocialProfileLink[] {
  return channels.flatMap(id => {
    const href = links[id];
    return href ? [{ id, text: names[id] ?? id, href }] : [];
  });
}
