import { statementOf, statementsOf } from '#functions/domains/agreements/invoice/public/statements.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { tellUserOf } from '#functions/domains/identity/user/public/tell-user.ts';
import { longDay, type Notice } from '#functions/platform/mail/notice.ts';
import { invoiceDisputed, invoiceSaidPaid } from '#functions/platform/mail/templates/invoice-statement.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Statement, StatementType } from '#shared/domains/agreements/invoice/statement.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { EventMessage } from '#shared/events.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { placeOfRecord } from '#shared/kernel/record/subject.ts';
import { mailAnswer } from './mail-answer.ts';

type Invoice = Stored<InvoiceFields>;
type Message = EventMessage<'invoiceStatement'>;
interface Telling {
  readonly invoice: Invoice;
  readonly statement: Statement;
}

/** The statements that reach the owner, with the kind of their notification. */
const STAFF_KIND = {
  disputed: 'invoiceDisputed',
  withdrawn: 'invoiceWithdrawn',
  saidPaid: 'invoiceSaidPaid',
} as const satisfies Partial<Record<StatementType, string>>;

function noticeFor({ locale }: UserFields, { invoice, statement }: Telling, url: string): Notice | undefined {
  const { number, currency } = invoice;
  const { type, by: name, text = '', on = '', amount = 0 } = statement;
  if (type === 'saidPaid')
    return invoiceSaidPaid(locale, { number, url, name, date: on && longDay(locale, on), reference: text });
  if (type !== 'disputed') return undefined;
  return invoiceDisputed(locale, { number, url, name, text, amount: moneyText({ minor: amount, currency }, locale) });
}

async function tellOwner(message: Message, tries: number, telling: Telling): Promise<void> {
  const { invoice, statement } = telling;
  await tellUserOf(message, tries, invoice.owner.userId, {
    kind: STAFF_KIND[statement.type as keyof typeof STAFF_KIND],
    subject: [invoice.number, statement.by].filter(Boolean).join(', '),
    target: placeOfRecord('invoice', invoice.id),
    noticeFor: (user, url) => noticeFor(user, telling, url),
  });
}

/** Tells the other side: the owner of what a payer said, the payer of the answer. */
export async function tellStatement(message: Message, tries: number): Promise<void> {
  const { tenantId, payload } = message;
  const invoice = await invoiceStore.find({ tenantId }, payload.id);
  const statement = await statementOf(tenantId, payload.id, payload.statementId);
  if (!invoice || !statement) return;
  if (statement.type in STAFF_KIND) return tellOwner(message, tries, { invoice, statement });
  if (statement.type !== 'rejected' && statement.type !== 'credited') return;
  const all = await statementsOf(tenantId, invoice.id);
  // The newest dispute before the answer.
  const dispute = all.find(({ type, id }) => type === 'disputed' && id < statement.id);
  if (dispute) await mailAnswer(message, tries, { invoice, statement, dispute });
}
