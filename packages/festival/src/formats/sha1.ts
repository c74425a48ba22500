const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));

const parity = (b: number, c: number, d: number) => b ^ c ^ d;
const rounds = [
  { mix: (b: number, c: number, d: number) => (b & c) | (~b & d), constant: 0x5a827999 },
  { mix: parity, constant: 0x6ed9eba1 },
  { mix: (b: number, c: number, d: number) => (b & c) | (b & d) | (c & d), constant: 0x8f1bbcdc },
  { mix: parity, constant: 0xca62c1d6 },
];

/** SHA-1 (FIPS 180-4) in hexadecimal, for stable ids only: not secure. */
export function sha1(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(blocks.buffer).set(bytes);
  blocks.setUint8(bytes.length, 0x80);
  blocks.setBigUint64(blocks.byteLength - 8, BigInt(bytes.length) * 8n);

  const sum = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const words = new Uint32Array(80);
  for (let block = 0; block < blocks.byteLength; block += 64) {
    for (let i = 0; i < 80; i += 1) {
      words[i] = i < 16 ? blocks.getUint32(block + i * 4) : rotate(words[i - 3]! ^ words[i - 8]! ^ words[i - 14]! ^ words[i - 16]!, 1);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = sum;
    for (let i = 0; i < 80; i += 1) {
      const round = rounds[Math.floor(i / 20)]!;
      const next = (rotate(a, 5) + round.mix(b, c, d) + e + round.constant + words[i]!) | 0;
      [a, b, c, d, e] = [next, a, rotate(b, 30), c, d];
    }
    for (const [i, word] of [a, b, c, d, e].entries()) sum[i]! += word;
  }
  return [...sum].map(word => word.toString(16).padStart(8, '0')).join('');
}
