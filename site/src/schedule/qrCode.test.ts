import { expect, it } from 'vitest';
import { qrCode } from './qrCode.ts';

it('returns a QR code for a text of about 1,000 characters, but undefined for 5,000', () => {
  expect(qrCode(`https://www.tand.example/?share=${'abcde'.repeat(200)}`)).toMatch(/^data:image\/svg/);
  expect(qrCode('x'.repeat(5000))).toBeUndefined();
});
