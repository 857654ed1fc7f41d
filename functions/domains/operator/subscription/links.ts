import { addressOf } from '#functions/domains/agreements/agreement/public/download.ts';
import { invoiceFile } from '#functions/domains/agreements/invoice/public/file.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { copyLink } from '#functions/domains/relations/link/public/staff.ts';
import { documentLinksOf } from '#functions/domains/relations/link/store.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import { openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import { stateAt } from '#shared/domains/relations/link/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { billsOf } from './store.ts';
import type { Working } from './working.ts';

/** Finds an issued bill of a client. That of another client is not there. */
export async function issuedBill({ ctx, client }: Working, invoiceId: Id) {
  const bill = (await billsOf(client.no)).find((one) => one.invoiceId === invoiceId);
  const invoice = bill && (await invoiceStore.find(ctx, invoiceId));
  if (!invoice || invoice.deletedAt || !isIssued(invoice)) throw new AppError('notFound');
  return invoice;
}

/** The page of a bill that is owed, where it is read and paid. Of a bill that is paid, its file. */
export async function addressOfBill(working: Working, invoiceId: Id): Promise<string> {
  const { ctx } = working;
  const invoice = await issuedBill(working, invoiceId);
  const now = ctx.now.toISOString();
  const links = await documentLinksOf(ctx.tenantId, 'invoice', invoice.id);
  const live = links.find((link) => stateAt(link, now) === 'live');
  if (live && openAmount(invoice) > 0) return (await copyLink(ctx, live)).url;
  return (await addressOf(await invoiceFile(ctx, invoice.id, 'pdf'), true)).url;
}

/** Mails a bill once more. */
export async function mailAgain(working: Working, invoiceId: Id): Promise<void> {
  const { sendOwnAgain } = await import('#functions/domains/agreements/invoice/public/own-bill.ts');
  await sendOwnAgain(working.ctx, await issuedBill(working, invoiceId));
}
