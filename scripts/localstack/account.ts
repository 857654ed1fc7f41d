import { randomInt } from 'node:crypto';

/**
 * LocalStack takes a key of twelve digits for an account, and keeps accounts apart; their secret is always `test`. Who
 * works in a new one is neither slowed nor misled by what others left behind.
 */
export const newAccount = () => ({
  accessKeyId: String(randomInt(100_000_000_000, 1_000_000_000_000)),
  secretAccessKey: 'test',
});
export type Account = ReturnType<typeof newAccount>;

/** Whose account the environment names. */
export const currentAccount = (): Account => ({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
});

export const accountVariables = ({ accessKeyId, secretAccessKey }: Account) => ({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
});
