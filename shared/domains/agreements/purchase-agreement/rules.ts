import { agreementNumber, agreementRules } from '#shared/domains/agreements/agreement/rules.ts';
import { machine } from '#shared/kernel/record/machine.ts';

export const purchaseMachine = machine({
  name: 'purchase agreement',
  first: 'draft',
  steps: [
    { on: 'change the document', from: ['draft'], to: 'draft' },
    { on: 'send', from: ['draft', 'sent'], to: 'sent' },
    { on: 'sign', from: ['sent'], to: 'signed' },
    { on: 'send', from: ['signed'], to: 'signed' },
    { on: 'void', from: ['sent', 'signed'], to: 'void' },
    { on: 'delete', from: ['draft'], to: 'deleted' },
  ],
});
export const purchaseRules = agreementRules('purchaseAgreement', purchaseMachine);
export const purchaseNumber = (year: number, value: number): string => agreementNumber('P', year, value);
