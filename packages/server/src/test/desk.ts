import {
  deskCalls,
  type DeskAnswers,
  type DeskBase,
  type DeskBody,
  type DeskCall,
  type DeskRefusal,
  type DeskRole,
} from '@tand/festival/desk';
import type { AppOptions } from '../http/options.ts';
import { invite } from '../content/crew/people.ts';
import { authenticator } from './authenticator.ts';
import { deskFiles } from './deskFiles.ts';
import { temporaryFolder, testSite } from './fixtures.ts';

export const origin = 'https://www.tand.example';

const both = (text: string) => ({ sv: text, en: text });
/** A draft with only the texts that the desk requires: headline and author. */
export const draftArticle = {
  image: '',
  topic: '',
  author: 'Maja',
  headline: both('A'),
  preamble: both(''),
  body: both(''),
  linkText: both(''),
  imageCaption: both(''),
};

interface Answered<C extends DeskCall> {
  status: number;
  body: DeskAnswers[C];
  refusal: DeskRefusal;
  headers: Headers;
}

export async function testDesk(
  options: Omit<NonNullable<Parameters<typeof testSite>[0]>, 'desk'> & { desk?: Partial<AppOptions['desk']> } = {},
) {
  let clock = 0;
  const now = () => (options.at ?? new Date('2025-05-01T12:00:00Z')).getTime() + clock;
  const site = await testSite({
    ...options,
    now,
    desk: { files: temporaryFolder(deskFiles), origin, topics: async () => new Set(['esport']), ...options.desk },
  });

  /** A browser that stores cookies and sends Origin. */
  function browser(from = origin) {
    const cookies: Record<string, string> = {};
    const session = '__Host-tand-desk';
    const headers = () => ({
      Origin: from,
      'Sec-Fetch-Site': from === origin ? 'same-origin' : 'cross-site',
      'User-Agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      Cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    });
    async function call<C extends DeskCall>(
      name: C,
      body?: DeskBody<C> | Uint8Array<ArrayBuffer>,
      { query = '', more = {}, env }: { query?: string; more?: Record<string, string>; env?: object } = {},
    ): Promise<Answered<C>> {
      const { method } = deskCalls[name];
      const isBytes = body instanceof Uint8Array;
      const init = {
        method,
        headers: { ...headers(), ...(method === 'POST' && { 'Content-Type': isBytes ? 'image/png' : 'application/json' }), ...more },
        ...(method === 'POST' && { body: isBytes ? body : JSON.stringify(body ?? {}) }),
      };
      const response = await site.app.request(`${origin}/api/desk/${name}${query}`, init, env);
      for (const set of response.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        cookies[key] = value;
      }
      const json = (await response.json()) as DeskAnswers[C] & DeskRefusal;
      return { status: response.status, body: json, refusal: json, headers: response.headers };
    }
    return {
      call,
      cookies,
      /** Cookie of the session: 'name=value'. */
      get cookie() {
        return session in cookies ? `${session}=${cookies[session]}` : '';
      },
      set cookie(value: string) {
        cookies[session] = value.slice(value.indexOf('=') + 1);
      },
    };
  }

  async function member(role: DeskRole, name: string = role) {
    const { invitation, person } = await invite(site.db, name, role, now());
    const own = browser();
    const phone = authenticator(origin);
    const { body } = await own.call('passkey/invited', { invitation });
    const entered = await own.call('passkey/register', { invitation, passkey: phone.register(body.options) as RegistrationResponseJSON });
    return { ...own, call: own.call, person, phone, invitation, browser: own, entered };
  }

  return {
    ...site,
    browser,
    member,
    now,
    base: (number: number): DeskBase => ({ origin: site.db.origin, number }),
    pass: (ms: number) => {
      clock += ms;
    },
  };
}
