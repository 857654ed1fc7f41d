import { agreementNumber, agreementRules, signedMachine } from '#shared/domains/agreements/agreement/rules.ts';

export const purchaseMachine = signedMachine('purchase agreement');
export const purchaseRules = agreementRules('purchaseAgreement', purchaseMachine);
export const purchaseNumber = (year: number, value: number): string => agreementNumber('P', year, value);
