import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { Instant } from '#shared/kernel/time/date.ts';

/** A secret key of the provider, whole or restricted. A publishable key takes no payments. */
const SecretKey = z
  .string()
  .trim()
  .regex(/^[sr]k_(test|live)_[A-Za-z0-9_]{8,180}$/, { error: 'cardAccount.key' });

/** The outcomes of a call to the provider: what to mend, if it failed. */
export const CARD_OUTCOMES = ['ok', 'keyRefused', 'notAllowed', 'busy', 'unreachable'] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];

/** The account of a bookkeeping at the card provider, as its page gets it. No key leaves the server. */
export const CardAccount = z.object({
  bookkeepingId: Id,
  bookkeepingName: z.string(),
  /** 0 before the first connection. */
  rev: z.int(),
  account: z
    .object({
      /** As the provider names the account. */
      name: z.string(),
      /** The last letters of the key, to recognise it. */
      keyEnd: z.string(),
      isTest: z.boolean(),
      connectedAt: Instant,
    })
    .optional(),
});
export type CardAccount = z.infer<typeof CardAccount>;

export const CardAccountInput = z.object({ bookkeepingId: Id, key: SecretKey, rev: z.int().min(0) });
export type CardAccountInput = z.infer<typeof CardAccountInput>;

export const isTestKey = (key: string): boolean => /^[sr]k_test_/.test(key);
