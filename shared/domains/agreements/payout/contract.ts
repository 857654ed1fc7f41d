import * as z from 'zod';
import { PurchaseAgreement } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { Rev, rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { Payout, PayoutFile, PayoutInput } from './schemas.ts';

export const PAYOUT_LIST = {
  fields: ['state', 'method', 'company', 'artist'],
  sorts: ['date', 'amount', 'company'],
} as const;
/** The most payouts of a file. One transaction marks them all. */
export const MAX_FILE_PAYOUTS = 30;
const OfAgreement = z.object({ id: Id, payoutId: Id });
/** The written payout, and the agreement after the write. */
const Written = z.object({ payout: Payout, agreement: PurchaseAgreement });

export const payoutContract = contract('payout', {
  errors: {
    'document.badTransition': 409,
    'purchaseAgreement.locked': 409,
    'purchaseAgreement.ownApproval': 403,
    'payout.notApproved': 409,
    'payout.exceedsLeft': 409,
    'payout.exported': 409,
    'payout.paid': 409,
    'payout.dateInFuture': 400,
    'payout.dateInPast': 400,
    'payout.notEuroAccount': 400,
    'payout.noIban': 400,
    'payout.notSepa': 400,
    'payout.notEuro': 400,
    'payout.noHolder': 400,
    'payout.tooMuch': 400,
    'payout.notBank': 400,
  },
  routes: {
    /** Approves the artist's invoice for payment, and plans one payout of it. The creator may not approve it. */
    approve: route(v1('POST', '/purchaseagreements/{id}/approve'), writes('purchaseAgreement.approve'), {
      body: Rev,
      output: PurchaseAgreement,
    }),
    list: route(pageApi('POST', '/payout/list'), reads('purchaseAgreement.read'), {
      body: listRequest(PAYOUT_LIST),
      output: paged(Payout),
    }),
    ofAgreement: route(v1('GET', '/purchaseagreements/{id}/payouts'), reads('purchaseAgreement.read'), {
      output: rowsOf(Payout),
    }),
    create: route(v1('PUT', '/purchaseagreements/{id}/payouts'), writes('purchaseAgreement.pay'), {
      body: PayoutInput,
      output: Written,
    }),
    update: route(v1('POST', '/purchaseagreements/{id}/payouts/{payoutId}'), writes('purchaseAgreement.pay'), {
      params: OfAgreement,
      body: PayoutInput.extend(Rev.shape),
      output: Written,
    }),
    remove: route(v1('POST', '/purchaseagreements/{id}/payouts/{payoutId}/remove'), writes('purchaseAgreement.pay'), {
      params: OfAgreement,
      body: Rev,
      output: z.object({ agreement: PurchaseAgreement }),
    }),
    /** Marks a payout as paid; without `rev`, whatever it is by now. The agreement is paid once its paid payouts reach the invoice. */
    pay: route(v1('POST', '/payouts/{id}/pay'), writes('purchaseAgreement.pay'), {
      body: z.object({ rev: RevInput.optional(), date: LocalDate }),
      output: Written,
    }),
    /** Makes the bank's file of some payouts, and marks them. The same payouts get the same file again. */
    makeFile: route(v1('POST', '/payouts/file'), writes('purchaseAgreement.pay'), {
      body: z.object({ bankAccountId: Id, date: LocalDate, payoutIds: z.array(Id).min(1).max(MAX_FILE_PAYOUTS) }),
      output: PayoutFile,
    }),
    file: route(v1('GET', '/payouts/files/{id}'), reads('purchaseAgreement.pay'), { output: PayoutFile }),
  },
});
