import { statementOf, statementsOf } from '#functions/domains/agreements/invoice/public/statements.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { userLetterhead } from '#functions/domains/reference/bookkeeping/public/user-letterhead.ts';
import { notify, wantsMail } from '#functions/domains/reference/notification/store.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { longDay, type Notice } from '#functions/platform/mail/notice.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { mailNotice } from '#functions/platform/mail/outgoing.ts';
import { invoiceDisputed, invoiceSaidPaid } from '#functions/platform/mail/templates/invoice-statement.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Statement, StatementType } from '#shared/domains/agreements/invoice/statement.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { isMailed } from '#shared/domains/reference/notification/contract.ts';
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
  const { tenantId, id, at } = message;
  const { invoice, statement } = telling;
  const kind = STAFF_KIND[statement.type as keyof typeof STAFF_KIND];
  const user = await userStore.find({ tenantId }, invoice.owner.userId);
  if (!user || user.deletedAt) return;
  const target = placeOfRecord('invoice', invoice.id);
  const subject = [invoice.number, statement.by].filter(Boolean).join(', ');
  await notify(tenantId, user.id, { id: id.slice(0, 26), at, kind, subject, target });
  if (user.state !== 'active' || (isMailed(kind) && !(await wantsMail(tenantId, user.id, kind)))) return;
  const notice = noticeFor(user, telling, `${env.pageBase()}${target}`);
  if (!notice) return;
  const tags = { kind, id };
  await mailOnce({ tenantId, id, part: user.id }, () =>
    attemptMail(tries, async () =>
      mailNotice(user.email, notice, await userLetterhead(tenantId, user), user.locale, tags),
    ),
  );
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
