import { expect, it } from 'vitest';
import { recipientsOf } from './sending.ts';

it('goes to its recipient first, and to each other address once', () => {
  const recipient = { name: 'Nina', email: 'nina@test.example' };
  const copyTo = ['Ada@test.example', 'NINA@test.example', 'ada@test.example'];
  expect(recipientsOf({ recipient, copyTo })).toEqual([
    recipient,
    { name: 'Ada@test.example', email: 'Ada@test.example' },
  ]);
  expect(recipientsOf({ recipient, copyTo: [] })).toEqual([recipient]);
});
