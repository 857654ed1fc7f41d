import * as z from 'zod';
import { AgreementBase, AgreementParty } from '#shared/domains/agreements/agreement/document.ts';
import * as kit from '#shared/domains/agreements/agreement/schemas.ts';
import { MAX_MINOR } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { PURCHASE_STAGES } from './stages.ts';

export const PurchaseStage = z.enum(PURCHASE_STAGES);
export type PurchaseStage = z.infer<typeof PurchaseStage>;

/** The agency buys the artist in its own name: of the artist's management, or of the artist. */
export const PurchaseDocument = AgreementBase.extend({ artist: AgreementParty });
export type PurchaseDocument = z.infer<typeof PurchaseDocument>;

/** The invoice that the artist's side sent for the performance. */
export const ArtistInvoice = z.object({
  number: requiredText(50),
  date: LocalDate,
  /** With VAT, in the currency of the agreement. */
  amount: z.int({ error: 'required' }).min(1).max(MAX_MINOR),
  /** Its file among the files of the agreement. */
  fileId: Id.optional(),
});
export type ArtistInvoice = z.infer<typeof ArtistInvoice>;

export const CancelReason = requiredText(REASON_MAX);

export const PurchaseFields = kit.agreementFields(PurchaseDocument, PurchaseStage).extend({
  signedAt: z.string().optional(),
  /** With its id, if the agency issued it to itself. */
  artistInvoice: ArtistInvoice.extend({ invoiceId: Id.optional() }).optional(),
  approval: z.object({ userId: Id, name: z.string(), at: z.string() }).optional(),
  /** The sums of its payouts: all of them, and those that are paid. */
  payouts: z.object({ planned: z.int(), paid: z.int() }).optional(),
  cancelReason: z.string().optional(),
});
export type PurchaseFields = z.infer<typeof PurchaseFields>;
export const PurchaseAgreement = PurchaseFields.extend(kit.agreementView);
export type PurchaseAgreement = z.infer<typeof PurchaseAgreement>;
export const PurchaseRow = PurchaseFields.omit(kit.NOT_IN_ROWS).extend({ ...Meta.shape, ...kit.agreementSum });

export const PurchaseInput = kit.agreementInput(PurchaseDocument.omit(kit.NOT_FILLED_IN));
