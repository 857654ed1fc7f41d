import * as z from 'zod';
import { PromoterAgreement } from '#shared/domains/agreements/agreement/document.ts';
import * as kit from '#shared/domains/agreements/agreement/schemas.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { CONTRACT_STAGES } from './stages.ts';

export const ContractStage = z.enum(CONTRACT_STAGES);
export type ContractStage = z.infer<typeof ContractStage>;

export const ContractFields = kit.agreementFields(PromoterAgreement, ContractStage).extend({
  /** The offer whose acceptance it puts in writing. */
  quote: kit.AgreementRef.optional(),
  signedAt: z.string().optional(),
});
export type ContractFields = z.infer<typeof ContractFields>;
export const Contract = ContractFields.extend(kit.agreementView);
export type Contract = z.infer<typeof Contract>;
export const ContractRow = ContractFields.omit(kit.NOT_IN_ROWS).extend({ ...Meta.shape, ...kit.agreementSum });
export type ContractRow = z.infer<typeof ContractRow>;

export const ContractInput = kit.agreementInput(PromoterAgreement.omit(kit.NOT_FILLED_IN));
export type ContractInput = z.infer<typeof ContractInput>;
