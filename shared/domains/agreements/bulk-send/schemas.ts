import * as z from 'zod';
import { CAPACITY_MAX, MESSAGE_MAX, NAME_MAX } from '#shared/domains/agreements/esign/limits.ts';
import { DOCUMENT_STATES } from '#shared/domains/agreements/esign/states.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { ShowName } from '#shared/kernel/record/show-name.ts';
import { email, requiredText, text } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

/** The most shows of one bulk send (outsiders section 3, "Bundle and bulk"). */
export const BULK_MAX = 100;

/** The person who signs for the other party. */
export const Signer = z.object({ name: requiredText(NAME_MAX), email, capacity: text(CAPACITY_MAX).default('') });
export type Signer = z.infer<typeof Signer>;

export const BulkOptions = z.object({
  /** The sender's own words in the invitation. */
  message: text(MESSAGE_MAX).default(''),
  /** Whether the riders of the artists are part of what is agreed. */
  withRiders: z.boolean().default(true),
  /** Whether the draft invoice of each show goes along. It gets its number when everyone has signed. */
  withInvoice: z.boolean().default(false),
  /** False: the signings are prepared, and nobody is asked. */
  isSent: z.boolean().default(true),
  /** Replaces the proposed signer. Only for a single show. */
  signer: Signer.optional(),
});
export type BulkOptions = z.infer<typeof BulkOptions>;

const showIds = z.array(Id).min(1).max(BULK_MAX);
export const BulkCheckInput = z.object({ showIds });
export const BulkInput = BulkOptions.extend({ showIds });

/** A reason why a show is not sent. */
export const BulkReason = z.object({ code: z.string(), message: z.string() });
const OfShow = z.object({
  ...ShowName.shape,
  date: LocalDate,
  /** The contract that is signed. Absent: it is made. */
  contract: z.object({ id: Id, number: z.string() }).optional(),
});

/** A show before the send: what goes to whom, and what prevents it. */
export const BulkPlan = OfShow.extend({
  partyName: z.string(),
  signer: z.object({ name: z.string(), email: z.string(), capacity: z.string() }),
  riders: z.array(z.string()),
  /** The state of the signing that exists already. A draft is sent as it was prepared. */
  signing: z.enum(DOCUMENT_STATES).optional(),
  reasons: z.array(BulkReason),
});
export type BulkPlan = z.infer<typeof BulkPlan>;

export const ROW_STATES = ['waiting', 'done', 'refused'] as const;
export const BulkRow = OfShow.extend({ state: z.enum(ROW_STATES), reason: BulkReason.optional() });
export type BulkRow = z.infer<typeof BulkRow>;
/** The result list of a bulk send. */
export const BulkReport = z.object({ id: Id, isSent: z.boolean(), isFinished: z.boolean(), rows: z.array(BulkRow) });
export type BulkReport = z.infer<typeof BulkReport>;
