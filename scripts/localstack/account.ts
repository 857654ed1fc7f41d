import { randomInt } from 'node:crypto';

/**
 * Makes a new account. LocalStack takes a key of twelve digits for an account and keeps accounts apart; the secret is
 * always `test`. The remains of other runs neither slow nor mislead a run in a new account.
 */
export const newAccount = () => ({
  accessKeyId: String(randomInt(100_000_000_000, 1_000_000_000_000)),
  secretAccessKey: 'test',
});
export type Account = ReturnType<typeof newAccount>;

/** Returns the account that the environment names. */
export const currentAccount = (): Account => ({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
});

export const accountVariables = ({ accessKeyId, secretAccessKey }: Account) => ({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
});
