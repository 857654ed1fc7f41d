import { expect, it } from 'vitest';
import { NewPassword } from './schemas.ts';

it.each([
  ['abcdefghi1', true],
  ['abcdefgh1', false],
  ['abcdefghij', false],
  ['1234567890', false],
  ['wachtwoord één 1', true],
  ['password123', false],
  ['Qwerty12345', false],
  ['1Q2W3E4R5T6Y', false],
  ['password123 of mine', true],
])('a password of %s is accepted: %s', (password, accepted) => {
  expect(NewPassword.safeParse(password).success).toBe(accepted);
});

it('says that a password is common', () => {
  expect(NewPassword.safeParse('Password123').error?.issues.map(({ message }) => message)).toEqual(['password.common']);
});
