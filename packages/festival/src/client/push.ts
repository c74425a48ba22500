import type { Lang } from '../languages.ts';

/** Response of `GET /api/push`; 204 without a body when push is off. */
export interface PushOffer {
  /** VAPID public key, base64url. */
  key: string;
}

/** Body of `POST /api/push`, which replaces earlier picks. */
export interface PushSubscribed {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  lang: Lang;
  picks: readonly string[];
}

export const mostPushPicks = 200;

export interface PushMessage {
  title: string;
  body: string;
  url: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
  lang: Lang;
}
