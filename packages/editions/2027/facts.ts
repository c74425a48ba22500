import { facts as before } from '../2025/facts.ts';
import { date, type Facts } from '../src/facts.ts';

export const facts = {
  ...before,
  changeUntil: date('2027-06-10'),
  refundUntil: date('2027-05-28'),
  mealsUntil: date('2027-06-06'),
  pressUntil: date('2027-06-04'),
} satisfies Facts;
