import * as z from 'zod';
import { TOKEN_KINDS } from '#shared/kernel/access/api-token.ts';
import { Permission } from '#shared/kernel/access/permission.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { Instant } from '#shared/kernel/time/date.ts';

/** The longest life of a token in days. */
export const MAX_DAYS = 365;
export const DEFAULT_DAYS = 90;

export const ApiTokenInput = z.object({
  kind: z.enum(TOKEN_KINDS),
  label: requiredText(60),
  permissions: z.array(Permission).min(1).max(200),
  /** Refuses every call that writes, whatever the rights. */
  isReadOnly: z.boolean().default(false),
  days: z.int().min(1).max(MAX_DAYS).default(DEFAULT_DAYS),
});
export type ApiTokenInput = z.infer<typeof ApiTokenInput>;

/** A token as staff see it: everything but its secret. */
export const ApiTokenRow = z.object({
  id: Id,
  kind: z.enum(TOKEN_KINDS),
  label: z.string(),
  userId: Id,
  userName: z.string(),
  permissions: z.array(Permission),
  isReadOnly: z.boolean(),
  createdAt: Instant,
  endsAt: Instant,
  /** The last use, to the hour. */
  usedAt: Instant.optional(),
  state: z.enum(['live', 'expired', 'revoked']),
});
export type ApiTokenRow = z.infer<typeof ApiTokenRow>;
