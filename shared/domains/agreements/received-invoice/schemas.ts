import * as z from 'zod';
import { Currency } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { CERTAINTIES, DIFFERENCES, MATCH_REASONS, RECEIVED_STATES } from './states.ts';

export const ReceivedState = z.enum(RECEIVED_STATES);

const Party = z.object({ name: z.string(), vatNumber: z.string(), registerNumber: z.string(), country: z.string() });
export type ReceivedParty = z.infer<typeof Party>;

/** An e-invoice as its file says it, whatever the syntax. Amounts are minor units of its currency. */
export const ReceivedDocument = z.object({
  isCredit: z.boolean(),
  number: z.string(),
  date: LocalDate,
  dueDate: LocalDate.optional(),
  currency: Currency,
  seller: Party,
  buyer: Party,
  /** The numbers and texts by which the sender names what was ordered. */
  references: z.array(z.string()),
  lines: z.array(
    z.object({
      text: z.string(),
      quantity: z.string(),
      net: z.int(),
      /** In thousandths of a percent; left out where the line names none. */
      vatRate: z.int().optional(),
    }),
  ),
  /** The lines of the file. A very long one keeps its first lines only. */
  lineCount: z.int(),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
});
export type ReceivedDocument = z.infer<typeof ReceivedDocument>;

const AgreementRef = z.object({ id: Id, number: z.string() });

export const ReceivedFields = ReceivedDocument.extend({
  /** Names the invoice by its content: the same invoice of a second file has the same key. */
  key: z.string(),
  /** How it came: by the e-invoice network, or as a file of a user. */
  source: z.enum(['network', 'upload']),
  file: z.object({ key: z.string(), name: z.string(), type: z.string(), size: z.int() }),
  /** Why its file cannot be read: the code of the refusal. Nothing else of it is known then. */
  unread: z.string().optional(),
  /** The agreement that it was confirmed for. */
  agreement: AgreementRef.optional(),
  /** Why it bills no agreement. */
  ignoredFor: z.string().optional(),
});
export type ReceivedFields = z.infer<typeof ReceivedFields>;

export const IgnoreReason = requiredText(REASON_MAX);

/** A difference between an agreement and its e-invoice. Amounts are written out. */
const Difference = z.object({ about: z.enum(DIFFERENCES), agreed: z.string(), invoiced: z.string() });
export type Difference = z.infer<typeof Difference>;

export const ReceivedMatch = z.object({
  agreement: AgreementRef.extend({ rev: z.int(), seller: z.string(), subject: z.string() }),
  certainty: z.enum(CERTAINTIES),
  by: z.array(z.enum(MATCH_REASONS)),
  differences: z.array(Difference),
});
export type ReceivedMatch = z.infer<typeof ReceivedMatch>;

/** A received e-invoice as its page gets it. */
export const ReceivedInvoice = ReceivedFields.omit({ key: true, file: true }).extend({
  ...Meta.shape,
  fileName: z.string(),
  state: ReceivedState,
  match: ReceivedMatch.optional(),
});
export type ReceivedInvoice = z.infer<typeof ReceivedInvoice>;
