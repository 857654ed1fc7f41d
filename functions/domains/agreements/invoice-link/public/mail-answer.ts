import { tellNotSent } from '#functions/domains/relations/link/public/link-mail.ts';
import { mailRecipient } from '#functions/domains/relations/link/public/mail-recipient.ts';
import { linkOf, mintSecret, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit } from '#functions/platform/data/write.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { disputeCredited, disputeRejected } from '#functions/platform/mail/templates/invoice-statement.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Statement } from '#shared/domains/agreements/invoice/statement.ts';
import { pathOfLink, stateAt } from '#shared/domains/relations/link/rules.ts';
import type { EventMessage } from '#shared/events.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

interface Answer {
  readonly invoice: Stored<InvoiceFields>;
  /** The rejection, or the credit note that settled the dispute. */
  readonly statement: Statement;
  readonly dispute: Statement;
}

function noticeFor({ agency, sender, locale }: StoredLink, { invoice, statement }: Answer, url: string) {
  const { number, currency } = invoice;
  const amount = moneyText({ minor: statement.amount ?? 0, currency }, locale);
  const of = { number, amount, agency, url, contact: { name: sender.name, email: sender.email } };
  const { type, text = '' } = statement;
  return type === 'rejected'
    ? disputeRejected(locale, { ...of, reason: text })
    : disputeCredited(locale, { ...of, credit: text });
}

/** Mints a secret for the mail: no queue holds one. */
async function hand(link: StoredLink, answer: Answer): Promise<string> {
  const secret = await retryStale(async () => {
    const now = await linkOf(link.tenantId, link.entity, link.id);
    const minted = mintSecret(now, now);
    await commit(minted.writes);
    return minted.secret;
  });
  const url = `${env.pageBase()}${pathOfLink(link.kind, secret)}`;
  const notice = noticeFor(link, answer, url);
  return mailRecipient(link, { kind: 'invoiceDisputeResolved', notice, tags: { linkId: link.id } });
}

/** Mails the answer to the payer who disputed; not to one whose link was withdrawn. */
export async function mailAnswer(message: EventMessage, tries: number, answer: Answer): Promise<void> {
  const { linkId } = answer.dispute;
  if (!linkId) return;
  await unlessRefused('notFound', mailTo(message, tries, { ...answer, linkId }));
}

async function mailTo(message: EventMessage, tries: number, { linkId, ...answer }: Answer & { linkId: string }) {
  const link = await linkOf(message.tenantId, 'invoice', linkId);
  if (stateAt(link, message.at) !== 'live') return;
  await mailOnce(message, async () => {
    if ((await attemptMail(tries, () => hand(link, answer))) === undefined) await tellNotSent(message, link);
  });
}
