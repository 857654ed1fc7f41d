import { SendInput } from '#shared/domains/agreements/agreement/sending.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { Nothing } from '#shared/kernel/contract/parts.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { InvoiceLetter } from './letter.ts';
import { Invoice } from './schemas.ts';
import { Acceptance } from './self-bill-schemas.ts';

/** Operations on the invoices that the agency issues to itself, in the name of an artist who sells to it. */
export const selfBillRoutes = {
  /** Creates the draft for a signed purchase agreement, in the artist's own series. */
  selfBill: route(v1('POST', '/purchaseagreements/{id}/selfbill'), writes('purchaseAgreement.selfBill'), {
    body: Nothing,
    output: Invoice,
  }),
  /** Notes that the artist accepts the invoice. */
  acceptSelfBill: route(v1('POST', '/invoices/{id}/selfbillacceptance'), writes('purchaseAgreement.selfBill'), {
    body: Acceptance.extend({ rev: RevInput }),
    output: Invoice,
  }),
  /** Proposes the mail with the link to a self-billed draft. */
  selfBillLetter: route(v1('GET', '/invoices/{id}/selfbillletter'), reads('purchaseAgreement.selfBill'), {
    output: InvoiceLetter,
  }),
  /** Hands a draft to its artist, and mails the link by which the artist answers. Mails it again while it waits. */
  sendSelfBill: route(v1('POST', '/invoices/{id}/selfbillsend'), writes('purchaseAgreement.selfBill'), {
    body: SendInput.omit({ attach: true }).extend({ rev: RevInput }),
    output: Invoice,
  }),
};
