import * as z from 'zod';
import { Meta } from '#shared/kernel/record/record.ts';
import { text } from '#shared/kernel/text/text.ts';
import { Instant } from '#shared/kernel/time/date.ts';

const guid = z.guid({ error: 'guid' });
/** The name of an environment: `Production`. It is a part of the address. */
const EnvironmentName = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{1,30}$/, { error: 'businessCentral.environment' });

/** The way to the projects of one company, as its administrator sets it up. */
export const Connection = z.object({
  /** The directory (tenant) at Microsoft. */
  directory: guid,
  environment: EnvironmentName,
  company: guid,
  client: guid,
});
export type Connection = z.infer<typeof Connection>;
export const ConnectionInput = Connection.extend({
  /** The client secret. Empty: the stored one stays. */
  secret: text(200).default(''),
  /** 0 before the first save. */
  rev: z.int().min(0),
});
export type ConnectionInput = z.infer<typeof ConnectionInput>;

/** The outcomes of a call: what to mend, if it failed. */
export const OUTCOMES = ['ok', 'signIn', 'notAllowed', 'notFound', 'busy', 'unreachable', 'malformed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const PullReport = z.object({
  at: Instant,
  outcome: z.enum(OUTCOMES),
  /** Whether all projects were fetched, or those that changed. */
  isFull: z.boolean(),
  added: z.int(),
  changed: z.int(),
  /** Projects that are gone there and can no longer be chosen. */
  ended: z.int(),
  /** Projects whose number another one has here. */
  skipped: z.int(),
});
export type PullReport = z.infer<typeof PullReport>;

/** The connection as its page gets it. No secret leaves the server. */
export const ShownConnection = z.object({
  connection: Connection.optional(),
  rev: z.int(),
  savedAt: Meta.shape.updatedAt.optional(),
  last: PullReport.optional(),
});
export type ShownConnection = z.infer<typeof ShownConnection>;
