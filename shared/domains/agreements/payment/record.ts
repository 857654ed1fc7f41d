import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const paymentRecord = defineRecord({
  code: 15,
  name: 'payment',
  can: ['excel'],
  rights: [],
  nav: { group: 'money', place: 20 },
  hasCoreExport: true,
  stack: 'agreements',
});
