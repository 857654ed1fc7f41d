import { expect, it } from 'vitest';
import { signGaps } from './sign-checks.ts';

const marks = [{ id: 'M1', kind: 'place', label: '', fileId: 'F', page: 1 } as const];
const whole = { name: 'Nina', method: 'typed', hasPicture: false, answers: { M1: 'Ghent' }, isAgreed: true } as const;

it('finds nothing missing in a whole signature', () => {
  expect([...signGaps(whole, marks)]).toEqual([]);
});

it('names each field that is missing', () => {
  expect([...signGaps({ ...whole, name: ' ' }, marks)]).toEqual(['name']);
  expect([...signGaps({ ...whole, answers: {} }, marks)]).toEqual(['M1']);
  expect([...signGaps({ ...whole, isAgreed: false }, marks)]).toEqual(['consent']);
});

it('asks for a picture only where none is drawn or uploaded', () => {
  expect([...signGaps({ ...whole, method: 'drawn' }, marks)]).toEqual(['picture']);
  expect([...signGaps({ ...whole, method: 'uploaded', hasPicture: true }, marks)]).toEqual([]);
});
