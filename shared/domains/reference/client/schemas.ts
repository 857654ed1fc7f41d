import * as z from 'zod';
import { Currency } from '#shared/kernel/money/money.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { TimeZone } from '#shared/kernel/time/zone.ts';

/** Sign-ins at the same time unless the operator says otherwise. */
export const DEFAULT_MAX_SESSIONS = 3;

export const DEFAULT_MAX_USERS = 100;
export const DEFAULT_MAX_STORAGE = 50_000;

/** An agency: the spec's client, the tenant of everything else. */
export const ClientInput = z.object({
  name: requiredText(100),
  locale: Locale.default('en-gb'),
  zone: TimeZone.default('Europe/Amsterdam'),
  currency: Currency.default('EUR'),
  maxSessions: z.int().min(1).max(20).default(DEFAULT_MAX_SESSIONS),
  /** As the agency itself wants them, where it wants fewer. */
  sessions: z.int().min(1).max(20).optional(),
  /** Users who may sign in, inside and outside; who is deactivated does not count. */
  maxUsers: z.int().min(1).max(5000).default(DEFAULT_MAX_USERS),
  /** Millions of bytes that its files may take, all their versions together. */
  maxStorage: z.int().min(1).max(10_000_000).default(DEFAULT_MAX_STORAGE),
  isActive: z.boolean().default(true),
  /** Its users can only read: its subscription is late or over. The subscription sets it. */
  isReadOnly: z.boolean().optional(),
});
export type ClientInput = z.infer<typeof ClientInput>;
export const Client = ClientInput.extend(Meta.shape);
export type Client = z.infer<typeof Client>;
