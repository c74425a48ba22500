import { expect, test } from 'vitest';
import { readCookie } from './cookies.ts';

test.each([
  ['a=1; b=2', '2'],
  ['a=1;b = 2 ', '2'],
  ['b=a=c==', 'a=c=='],
  ['b="quoted"', 'quoted'],
  ['b=not "quoted"', 'not "quoted"'],
  ['b="not" quoted', '"not" quoted'],
  ['bb=1; ab=2', undefined],
  ['', undefined],
])('reads the value from the cookies %o: %o', (cookies, value) => expect(readCookie(cookies, 'b')).toBe(value));
