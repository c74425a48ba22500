import type { Lang } from '../languages.ts';

/** `GET /api/push`: the VAPID public key; 204 when push is off. */
export interface PushOffer {
  /** VAPID public key, base64url. */
  key: string;
}

/** `POST /api/push`: subscription and ids of picks. Posting again replaces it. */
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
  /** Path opened by a press. */
  url: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
  lang: Lang;
}
