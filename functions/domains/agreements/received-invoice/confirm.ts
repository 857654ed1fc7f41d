import { enteringInvoice } from '#functions/domains/agreements/purchase-agreement/public/enter-invoice.ts';
import { purchaseForUpdate } from '#functions/domains/agreements/purchase-agreement/public/for-update.ts';
import { attaching } from '#functions/domains/attached/file/public/attach.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import {
  artistInvoiceOf,
  checkIgnored,
  checkOpen,
  checkRead,
} from '#shared/domains/agreements/received-invoice/rules.ts';
import type { ReceivedFields } from '#shared/domains/agreements/received-invoice/schemas.ts';
import { FileFields } from '#shared/domains/attached/file/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { receivedStore } from './store.ts';

type Received = Stored<ReceivedFields>;

interface Confirmation {
  readonly id: Id;
  readonly rev: number;
  readonly agreementId: Id;
  readonly agreementRev: number;
}
/**
 * Enters an e-invoice as the invoice of an agreement. Agreement, file and e-invoice change in one transaction. The
 * number of an artist's invoice is unique, so an invoice that somebody typed in cannot be entered once more.
 */
export async function confirmReceived(ctx: UserContext, given: Confirmation): Promise<Received> {
  const before = await receivedStore.getForUpdate(ctx, given.id, given.rev);
  checkOpen(before);
  checkRead(before);
  const agreement = await purchaseForUpdate(ctx, given.agreementId, given.agreementRev);
  const bill = artistInvoiceOf(before, agreement.document.currency);
  const { id: recordId, number, artistIds } = agreement;
  const fields = FileFields.parse({
    ...before.file,
    entity: 'purchaseAgreement',
    recordId,
    recordTitle: number,
    kind: 'finance',
    uploadedBy: ctx.actor.name,
    uploaderId: ctx.actor.userId,
    artistIds,
  });
  const { fileId, writes: files } = await attaching(ctx, fields);
  const { writes } = await enteringInvoice(ctx, agreement, { ...bill, fileId });
  const after = receivedStore.next(ctx, before, { ...before, agreement: { id: recordId, number } });
  await commit([...writes, ...files, ...receivedStore.writes(ctx, before, after, { action: 'enterInvoice' })]);
  return after;
}

export async function ignoreReceived(ctx: UserContext, id: Id, rev: number, reason: string): Promise<Received> {
  const before = await receivedStore.getForUpdate(ctx, id, rev);
  checkOpen(before);
  return receivedStore.update(ctx, before, { ...before, ignoredFor: reason }, { action: 'ignore' });
}

export async function reopenReceived(ctx: UserContext, id: Id, rev: number): Promise<Received> {
  const before = await receivedStore.getForUpdate(ctx, id, rev);
  checkIgnored(before);
  const { ignoredFor: _reason, ...open } = before;
  return receivedStore.update(ctx, before, open, { action: 'reopen' });
}
