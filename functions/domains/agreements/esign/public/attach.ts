import { printedInvoice } from '#functions/domains/agreements/invoice/public/proforma.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { act } from '../act.ts';
import { workerActor } from '../actors.ts';
import { promises } from '../promises.ts';
import type { EsignRecord } from '../store.ts';
import { addedFile } from './added-files.ts';
import { type Cause, tellNotice } from './notices.ts';

const WORKER = workerActor('render');

/** Adds the printed invoice to a draft. A repeat finds it there. */
export async function attachInvoice(ctx: TenantContext, cause: Cause, document: EsignRecord, id: Id): Promise<void> {
  if (document.state !== 'draft' || document.files.some(({ invoiceId }) => invoiceId === id)) return;
  const invoice = await invoiceStore.get(ctx, id);
  const printed = await printedInvoice(ctx, invoice);
  if (!printed) {
    const name = invoice.number || document.title;
    return tellNotice(cause, document, { type: 'notice', notice: 'invoiceNotAdded', userIds: [], data: { name } });
  }
  const file = await addedFile(ctx, { ...printed, role: 'info' });
  await act(ctx, document.id, { type: 'addFile', by: WORKER, file }, promises);
}
