import { issueBundled, issuedPdf } from '#functions/domains/agreements/invoice/public/bundled.ts';
import { actingUser } from '#functions/domains/identity/user/public/acting.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { isRefusal, LAST_TRY } from '#functions/platform/jobs/trying.ts';
import type { EsignRecord } from '../store.ts';
import { type Cause, tellNotice } from './notices.ts';

const invoicesOf = ({ files }: EsignRecord) =>
  files.flatMap(({ invoiceId, key, name }) => (invoiceId ? [{ invoiceId, key, name }] : []));

/** Issues the invoices of a bundle with the rights that its author has now. The author is told what was not issued. */
export async function issueInvoices(ctx: TenantContext, cause: Cause, document: EsignRecord): Promise<void> {
  for (const { invoiceId, key, name } of invoicesOf(document)) {
    try {
      const author = await actingUser(ctx, { id: document.id, userId: document.author.userId });
      await issueBundled(author, invoiceId, key);
    } catch (e) {
      if (!isRefusal(e)) throw e;
      await tellNotice(cause, document, { type: 'notice', notice: 'invoiceNotIssued', userIds: [], data: { name } });
    }
  }
}

/** The invoices for the last mail, with their numbers. It waits for their print; one that was not issued stays away. */
export async function issuedFiles(tenantId: string, document: EsignRecord, tries: number) {
  const found = await Promise.all(invoicesOf(document).map(({ invoiceId }) => issuedPdf(tenantId, invoiceId)));
  if (tries < LAST_TRY && found.includes(undefined)) throw new Error('an invoice of a bundle is not printed yet');
  return found.filter((file) => file !== undefined);
}
