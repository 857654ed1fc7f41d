import { agreementNumber, agreementRules, signedMachine } from '#shared/domains/agreements/agreement/rules.ts';

export const contractMachine = signedMachine('contract');
export const contractRules = agreementRules('contract', contractMachine);
export const contractNumber = (year: number, value: number): string => agreementNumber('C', year, value);
