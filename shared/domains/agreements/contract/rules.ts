import { agreementNumber, agreementRules, SIGNED_STEPS } from '#shared/domains/agreements/agreement/rules.ts';
import { machine } from '#shared/kernel/record/machine.ts';

export const contractMachine = machine({ name: 'contract', first: 'draft', steps: SIGNED_STEPS });
export const contractRules = agreementRules('contract', contractMachine);
export const contractNumber = (year: number, value: number): string => agreementNumber('C', year, value);
