import { describe, expect, it, vi } from 'vitest';
import { ResponseCache, createCachedResponse, plainBody, sizeOf, type CachedResponse } from './responseCache.ts';
import { TooMuchError, type Limiter } from '../infra/limits/limiter.ts';

const large = 'Ljus över Jönköping. '.repeat(200);
const tag = async (content: string, etag?: string) => (await createCachedResponse(content, { headers: {}, ...(etag && { etag }) })).etag;

const of = (size: number): CachedResponse => ({ status: 200, etag: '', headers: {}, plain: new Uint8Array(size) });
const made = (answer: CachedResponse) => async () => answer;
const never = () => Promise.reject(new Error('made anew'));

function making(size = 10) {
  const answer = of(size);
  let resolve!: (answer: CachedResponse) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<CachedResponse>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return {
    answer,
    make: vi.fn<() => Promise<CachedResponse>>(() => promise),
    done: () => resolve(answer),
    fail: () => reject(new Error('broken')),
  };
}

const part = (size: number) => ({ body: new Uint8Array(size), headers: {} });

describe('a cached response', () => {
  it('stores a large text only compressed, unless it is for an export', async () => {
    const answer = await createCachedResponse(large, { headers: {} });
    expect(answer.plain).toBeUndefined();
    expect(sizeOf(answer)).toBe(answer.brotli!.body.byteLength);
    expect(answer.brotli!.headers).toMatchObject({
      'Content-Encoding': 'br',
      'Content-Length': String(answer.brotli!.body.byteLength),
      Vary: 'Accept-Encoding',
      ETag: answer.etag,
    });
    expect(new TextDecoder().decode(await plainBody(answer))).toBe(large);
    const complete = await createCachedResponse(large, { headers: {}, isExport: true });
    expect(new TextDecoder().decode(complete.plain)).toBe(large);
    expect(sizeOf(complete)).toBe(complete.plain!.byteLength + complete.brotli!.body.byteLength);
    expect(sizeOf({ ...answer, plain: new Uint8Array(1), brotli: part(2), gzip: part(4) })).toBe(3);
  });

  it.each([
    ['a small text', 'Hej'],
    ['bytes', new TextEncoder().encode(large)],
  ])('stores %s uncompressed', async (_, content) => {
    const answer = await createCachedResponse(content, { headers: {}, isExport: true });
    expect(answer.brotli).toBeUndefined();
    expect(sizeOf(answer)).toBe(content.length);
  });

  it('has the given ETag, or else a hash of its content', async () => {
    expect(await tag('Hej', 'W/"k"')).toBe('W/"k"');
    expect(await tag('Hej')).toMatch(/^W\/"[\w-]{22}"$/);
    expect(await tag('Hej')).toBe(await tag('Hej'));
    expect(await tag('Hej')).not.toBe(await tag('Hopp'));
  });
});

describe('the response cache', () => {
  it('renders once per cache key for all concurrent requests', async () => {
    const answers = new ResponseCache(100);
    const { make, done, answer } = making();
    const [first, second] = [answers.get('/a', '1', make), answers.get('/a', '1', make)];
    done();
    expect([await first, await second]).toEqual([answer, answer]);
    expect(make).toHaveBeenCalledOnce();
    expect(answers.get('/a', '1', never)).toBe(answer);
    const next = of(30);
    expect(await answers.get('/a', '2', made(next))).toBe(next);
    expect([answers.count, answers.size]).toEqual([1, 30]);
  });

  it('returns the stale response during a rebuild if that is allowed', async () => {
    const answers = new ResponseCache(100);
    const old = of(10);
    await answers.get('/a', '1', made(old));
    const { make, done, answer } = making();
    expect(answers.get('/a', '2', make, { isStaleAllowed: true })).toBe(old);
    const waiting = answers.get('/a', '2', make);
    expect(waiting).toBeInstanceOf(Promise);
    done();
    expect(await waiting).toBe(answer);
    expect(make).toHaveBeenCalledOnce();
    expect(answers.get('/b', '1', making().make, { isStaleAllowed: true })).toBeInstanceOf(Promise);
  });

  it('renders again after a failure, and still has the previous response', async () => {
    const answers = new ResponseCache(100);
    const { make, fail } = making();
    const asked = answers.get('/a', '1', make);
    fail();
    await expect(asked).rejects.toThrow('broken');
    expect(answers.count).toBe(0);
    const old = of(10);
    expect(await answers.get('/a', '1', made(old))).toBe(old);
    await expect(answers.get('/a', '2', never)).rejects.toThrow('made anew');
    expect(answers.get('/a', '2', making().make, { isStaleAllowed: true })).toBe(old);
    expect([answers.count, answers.size]).toEqual([1, 10]);
    const next = making();
    await expect(answers.get('/b', '1', never)).rejects.toThrow('made anew');
    const again = answers.get('/b', '1', next.make);
    next.done();
    expect(await again).toBe(next.answer);
    await expect(answers.get('/b', '2', never)).rejects.toThrow('made anew');
    const later = making();
    const once = answers.get('/b', '2', later.make);
    later.done();
    expect(await once).toBe(later.answer);
  });

  it('caches the response of a newer render if an older render fails meanwhile', async () => {
    const answers = new ResponseCache(100);
    const [slow, quick] = [making(), making()];
    const first = answers.get('/a', '1', slow.make);
    const second = answers.get('/a', '2', quick.make);
    slow.fail();
    await expect(first).rejects.toThrow('broken');
    quick.done();
    await second;
    expect(answers.get('/a', '2', never)).toBe(quick.answer);
    expect([answers.count, answers.size]).toEqual([1, 10]);
  });

  it('does not replace a newer response when an older render finishes later', async () => {
    const answers = new ResponseCache(100);
    const [slow, quick] = [making(), making()];
    const first = answers.get('/a', '1', slow.make);
    const second = answers.get('/a', '2', quick.make);
    quick.done();
    await second;
    slow.done();
    await first;
    expect(answers.get('/a', '2', never)).toBe(quick.answer);
    expect(answers.size).toBe(10);
  });

  it('evicts the least recently used responses above its limit', async () => {
    const answers = new ResponseCache(30);
    for (const address of ['/a', '/b', '/c']) await answers.get(address, '1', made(of(10)));
    expect([answers.count, answers.size]).toEqual([3, 30]);
    await answers.get('/a', '1', never);
    await answers.get('/d', '1', made(of(10)));
    expect([answers.count, answers.size]).toEqual([3, 30]);
    expect(answers.get('/a', '1', never)).toBeDefined();
    await expect(answers.get('/b', '1', never)).rejects.toThrow('made anew');
    // A response above the limit is sent, but not cached.
    const large = of(50);
    expect(await answers.get('/e', '1', made(large))).toBe(large);
    expect([answers.count, answers.size]).toEqual([3, 30]);
  });

  it('does not count gzip bodies that are added to responses after they were cached', async () => {
    const answers = new ResponseCache(30);
    for (const revision of ['1', '2', '3']) {
      for (const address of ['/a', '/b', '/c', '/d']) {
        const answer = of(10);
        await answers.get(address, revision, made(answer));
        answer.gzip = part(8);
      }
    }
    expect([answers.count, answers.size]).toEqual([3, 30]);
    for (const address of ['/b', '/c', '/d']) expect(answers.get(address, '3', never)).toBeDefined();
    await expect(answers.get('/a', '3', never)).rejects.toThrow('made anew');
  });

  it('caches a rebuilt response, even if the stale response was evicted meanwhile', async () => {
    const answers = new ResponseCache(20);
    await answers.get('/a', '1', made(of(10)));
    const next = making(10);
    const waiting = answers.get('/a', '2', next.make);
    await answers.get('/b', '1', made(of(15)));
    expect([answers.count, answers.size]).toEqual([1, 15]);
    expect(answers.get('/a', '2', never)).toBe(waiting);
    next.done();
    await waiting;
    expect([answers.count, answers.size]).toEqual([1, 10]);
    expect(answers.get('/a', '2', never)).toBe(next.answer);
  });

  it('serves the last response while the limiter is full, or throws if there is none', async () => {
    const answers = new ResponseCache(100);
    const full = { isFull: true } as Limiter;
    expect(() => answers.get('/a', '1', never, { limiter: full })).toThrow(TooMuchError);
    expect(answers.count).toBe(0);
    const old = of(10);
    await answers.get('/a', '1', made(old));
    expect(answers.get('/a', '2', never, { limiter: full })).toBe(old);
    const { make, done, answer } = making();
    const first = answers.get('/a', '2', make);
    const second = answers.get('/a', '2', make, { limiter: full });
    done();
    expect([await first, await second]).toEqual([answer, answer]);
  });
});
