import { randomInt } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from './env.ts';

const pool = new CognitoIdentityProviderClient({});
const LETTERS = 'abcdefghijkmnopqrstuvwxyz';
const DIGITS = '23456789';

/** A first password that satisfies the rule: at least 10 characters, a digit, a letter. */
export function temporaryPassword(): string {
  const pick = (from: string) => from[randomInt(from.length)] ?? '';
  return `${Array.from({ length: 10 }, () => pick(LETTERS)).join('')}${Array.from({ length: 4 }, () => pick(DIGITS)).join('')}`;
}

const subOf = (attributes: readonly { Name?: string; Value?: string }[] | undefined): string => {
  const sub = attributes?.find((a) => a.Name === 'sub')?.Value;
  if (!sub) throw new Error('the user pool gave no sub');
  return sub;
};

export interface Person {
  readonly sub: string;
  /** Set when the person is new to the pool: to be mailed, never stored. */
  readonly temporaryPassword?: string;
}

/** The person with this address at the user pool; made when unknown. Our own mail carries the password. */
export async function findOrCreatePerson(email: string): Promise<Person> {
  const password = temporaryPassword();
  try {
    const made = await pool.send(
      new AdminCreateUserCommand({
        UserPoolId: env.userPoolId(),
        Username: email,
        TemporaryPassword: password,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
    return { sub: subOf(made.User?.Attributes), temporaryPassword: password };
  } catch (e) {
    if (!(e instanceof UsernameExistsException)) throw e;
    const known = await pool.send(new AdminGetUserCommand({ UserPoolId: env.userPoolId(), Username: email }));
    return { sub: subOf(known.UserAttributes) };
  }
}
