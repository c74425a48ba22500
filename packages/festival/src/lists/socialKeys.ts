/** In the order in which a person's links are shown. */
export const socialKeys = ['twitch', 'twitch2', 'tiktok', 'youtube', 'instagram', 'facebook', 'kick', 'x', 'web'] as const;

export type SocialKey = (typeof socialKeys)[number];
