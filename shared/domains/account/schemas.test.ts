import { expect, it } from 'vitest';
import { NewPassword } from './schemas.ts';

it.each([
  ['abcdefghi1', true],
  ['abcdefgh1', false],
  ['abcdefghij', false],
  ['1234567890', false],
  ['wachtwoord één 1', true],
])('a password of %s is accepted: %s', (password, accepted) => {
  expect(NewPassword.safeParse(password).success).toBe(accepted);
});
