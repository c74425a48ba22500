/** Position in 1/76 of a digit's height, angle in degrees. */
export const segments = [
  { x: 9, y: 5, turn: 0 },
  { x: 39, y: 9, turn: 90 },
  { x: 39, y: 41, turn: 90 },
  { x: 35, y: 69, turn: 180 },
  { x: 5, y: 65, turn: 270 },
  { x: 5, y: 33, turn: 270 },
  { x: 9, y: 37, turn: 0 },
] as const;

export const lit: readonly string[] = [
  '1111110',
  '0110000',
  '1101101',
  '1111001',
  '0110011',
  '1011011',
  '1011111',
  '1110000',
  '1111111',
  '1111011',
];
