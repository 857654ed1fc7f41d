import { certificateFacts, type SigningRecord } from './record.ts';

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 26, 20, minute)).toISOString();

export const recordOf = (certificate: Uint8Array): SigningRecord => ({
  document: {
    id: '01K0000000000000000000DOC1',
    title: 'Artist agreement (Łódź) 2026-0147',
    revision: 2,
    agency: 'Northlight',
    createdAt: at(0),
    sentAt: at(1),
    completedAt: at(30),
    code: 'ABCD-EFGH-JKLM-NPQR',
  },
  files: [
    { name: 'agreement.pdf', role: 'sign', pages: 20, sent: HASH, holdsRecord: true },
    { name: 'rider.pdf', role: 'annex', pages: 4, sent: HASH.replace(/^9/, '8'), sealed: HASH.replace(/^9/, '7') },
    { name: 'invoice.pdf', role: 'info', sent: HASH.replace(/^9/, '6') },
  ],
  participants: [
    {
      step: 1,
      role: 'signer',
      invited: { name: 'Anna ) de Vries', email: 'anna@example.org' },
      signedAs: '山田 Anna',
      capacity: 'Managing director',
      access: 'linkAndCode',
      times: { invited: at(1), mailAccepted: at(2), opened: at(5), viewed: at(6), consented: at(9), acted: at(10) },
      method: 'typed',
      consent: { version: 'en-1', hash: HASH },
      ip: '2001:db8::1',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) '.repeat(8),
    },
    {
      step: 2,
      role: 'countersigner',
      invited: { name: 'Sam Agent', email: 'sam@northlight.example' },
      access: 'signIn',
      times: { acted: at(30) },
      method: 'standingOrder',
    },
  ],
  corrections: [
    { field: 'VAT number', before: 'NL1', after: 'NL123456789B01', by: 'Anna de Vries', decision: 'Company updated' },
  ],
  events: Array.from({ length: 60 }, (_, no) => ({ no: no + 1, at: at(no), text: `Event ${no + 1} of this signing` })),
  chainHead: HASH.replace(/^9/, '5'),
  certificate: certificateFacts(certificate),
});
