import { senderOf } from '#functions/domains/identity/account/public/own-store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { agencyIdentity } from '#functions/domains/reference/bookkeeping/public/identity.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { ownMailText } from '#functions/domains/reference/mail-text/store.ts';
import type { Notice } from '#functions/platform/mail/notice.ts';
import type { RenderedFile } from '#shared/domains/agreements/agreement/rendering.ts';
import type { Claim, ReminderLevel } from '#shared/domains/agreements/invoice/reminder.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { invoiceTitle } from '../public/title.ts';
import { invoiceRendering } from '../rendering.ts';

const KINDS = { 1: 'invoiceReminder1', 2: 'invoiceReminder2', 3: 'invoiceReminder3' } as const;

export interface Reminding {
  readonly invoice: Stored<InvoiceFields>;
  readonly bookkeeping: Stored<BookkeepingInput> | undefined;
  readonly level: ReminderLevel;
  readonly claim: Claim;
  /** The name of the recipient. */
  readonly name: string;
}

/** Writes the mail of a reminder in the language of its invoice. An answer reaches the invoice's owner. */
export async function reminderNotice(
  { tenantId }: { readonly tenantId: string },
  { invoice, bookkeeping, level, claim, name }: Reminding,
): Promise<{ readonly notice: Notice; readonly replyTo: string | undefined; readonly agency: string }> {
  const { locale, owner, currency } = invoice;
  const { name: agency } = await clientOf(tenantId);
  const [user, identity, own] = await Promise.all([
    userStore.find({ tenantId }, owner.userId),
    agencyIdentity(tenantId, bookkeeping, agency),
    ownMailText({ tenantId }, KINDS[level], locale),
  ]);
  const { invoiceReminder } = await import('#functions/platform/mail/templates/invoice-reminder.ts');
  const contact = user && !user.isOperator ? await senderOf({ tenantId }, user) : undefined;
  const { open, interest, fee } = claim;
  const notice = invoiceReminder(level, locale, {
    agency,
    sender: contact?.name ?? agency,
    document: invoiceTitle(invoice),
    name,
    dueDate: invoice.dueDate || invoice.date,
    currency,
    open,
    interest,
    fee,
    claim: claim.claim,
    contact: contact ?? { name: agency },
    own,
  });
  return { notice, replyTo: contact?.email ?? (identity.email || undefined), agency };
}

/** Finds the PDF of an issued invoice, once it is made. */
export async function invoicePdf(tenantId: string, invoice: Stored<InvoiceFields>): Promise<RenderedFile | undefined> {
  const rendering = await invoiceRendering.renderingOf(tenantId, invoice);
  return rendering?.state === 'ready' ? rendering.files.find(({ kind }) => kind === 'pdf') : undefined;
}
