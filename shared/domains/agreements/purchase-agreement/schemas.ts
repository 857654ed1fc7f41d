import * as z from 'zod';
import { AgreementBase, AgreementParty } from '#shared/domains/agreements/agreement/document.ts';
import {
  agreementFields,
  agreementInput,
  agreementSum,
  agreementView,
  NOT_FILLED_IN,
  NOT_IN_ROWS,
} from '#shared/domains/agreements/agreement/schemas.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { PURCHASE_STAGES } from './stages.ts';

export const PurchaseStage = z.enum(PURCHASE_STAGES);
export type PurchaseStage = z.infer<typeof PurchaseStage>;

/** The agency buys the artist in its own name: of the artist's management, or of the artist. */
export const PurchaseDocument = AgreementBase.extend({ artist: AgreementParty });
export type PurchaseDocument = z.infer<typeof PurchaseDocument>;

export const PurchaseFields = agreementFields(PurchaseDocument, PurchaseStage).extend({
  signedAt: z.string().optional(),
});
export type PurchaseFields = z.infer<typeof PurchaseFields>;
export const PurchaseAgreement = PurchaseFields.extend(agreementView);
export type PurchaseAgreement = z.infer<typeof PurchaseAgreement>;
export const PurchaseRow = PurchaseFields.omit(NOT_IN_ROWS).extend({ ...Meta.shape, ...agreementSum });

export const PurchaseInput = agreementInput(PurchaseDocument.omit(NOT_FILLED_IN));
