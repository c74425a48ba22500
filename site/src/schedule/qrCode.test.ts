import { expect, it } from 'vitest';
import { qrCode } from './qrCode.ts';

it('makes a code of a text that a camera can read, and none of a longer one', () => {
  expect(qrCode(`https://www.tand.example/?share=${'abcde'.repeat(200)}`)).toMatch(/^data:image\/svg/);
  expect(qrCode('x'.repeat(5000))).toBeUndefined();
});
