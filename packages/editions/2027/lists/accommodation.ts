export * from '../../2025/lists/accommodation.ts';
export const cabinsSoldOutFrom: string = '2027-06-05T00:00';
