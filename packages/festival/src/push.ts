import type { Lang } from './languages.ts';

/** `GET /api/push`: what a browser binds its subscription to; 404 where nobody is told anything. */
export interface PushOffer {
  /** Public key of the server (VAPID), base64url. */
  key: string;
}

/** `POST /api/push`: the phone's address at its push service, and the ids of the picks it wants to hear of. Posted again, it takes the place of what was. */
export interface PushSubscribed {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  lang: Lang;
  picks: readonly string[];
}

/** `POST /api/push/remove`: all that is kept of the phone goes. */
export type PushRemoved = Pick<PushSubscribed, 'endpoint'>;

/** Picks of one phone at most. */
export const mostPushPicks = 200;

/** What a phone is told, as its service worker gets it. */
export interface PushMessage {
  title: string;
  body: string;
  /** Where a press leads: an address of this site. */
  url: string;
  /** A later message of the same tag takes the place of this one. */
  tag: string;
  lang: Lang;
}
