import * as z from 'zod';
import { Effect } from '#shared/kernel/record/signing-effects.ts';
import { ESIGN_MAILS, ESIGN_NOTICES } from './names.ts';

/** A person of a participant; without `personId`, all its people. */
const Recipient = z.object({ participantId: z.string(), personId: z.string().optional() });
export type Recipient = Readonly<z.infer<typeof Recipient>>;
/** Values for the texts of a mail or notice. */
const Data = z.record(z.string(), z.string()).optional();
const Ids = z.array(z.string()).readonly();

/**
 * The work that follows from a command. The store promises it in the transaction, and a worker does it afterwards. The
 * payload of the event is this schema.
 */
export const EsignMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('mail'), mail: z.enum(ESIGN_MAILS), to: z.array(Recipient).readonly(), data: Data }),
  /** Without users, the author gets it. */
  z.object({ type: z.literal('notice'), notice: z.enum(ESIGN_NOTICES), userIds: Ids, data: Data }),
  z.object({ type: z.literal('links'), act: z.enum(['withdraw', 'finish', 'extend']), participantIds: Ids }),
  z.object({ type: z.literal('effect'), effect: Effect }),
  z.object({ type: z.literal('invoices'), invoiceIds: Ids }),
  /** The print of an invoice joins the files of a draft. */
  z.object({ type: z.literal('attach'), invoiceId: z.string() }),
  /** `isAgain`: an earlier print has failed, or its message was lost. */
  z.object({ type: z.literal('render'), revision: z.int(), isAgain: z.boolean().optional() }),
  /** The choices for the client's corrections reach companies and the booking. */
  z.object({ type: z.literal('corrections') }),
  z.object({ type: z.literal('seal') }),
]);
export type EsignMessage = Readonly<z.infer<typeof EsignMessage>>;
