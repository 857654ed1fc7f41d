import { senderOf } from '#functions/domains/identity/account/public/own-store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { fill } from '#functions/platform/mail/notice.ts';
import { isCredit, isPayable } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceLetter } from '#shared/domains/agreements/invoice/letter.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { LETTER_TEXTS } from './letter-texts.ts';

/**
 * Finds the recipient of an invoice: its contact, else its company, with the current name and email address. A
 * self-billed one goes to its artist.
 */
export async function recipientOf(ctx: Pick<UserContext, 'tenantId'>, invoice: InvoiceFields) {
  const { contact, company, selfBill, artists } = invoice;
  if (selfBill && artists[0]) {
    const artist = await artistStore.find(ctx, artists[0].artistId);
    return { name: artists[0].name, email: artist?.email ?? '' };
  }
  const [person, firm] = await Promise.all([
    contact && contactStore.standing(ctx, contact.contactId),
    company && companyStore.standing(ctx, company.companyId),
  ]);
  const name = person?.fullName || contact?.fullName || firm?.name || company?.name || '';
  return { name, email: person?.email || firm?.email || '' };
}

function wordsOf(invoice: InvoiceFields, locale: Locale) {
  const { number, total, currency, dueDate, creditOf, seller, bookkeepingName } = invoice;
  const texts = inLanguage(LETTER_TEXTS, locale);
  const due = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const values = {
    number,
    seller: seller?.name || bookkeepingName,
    total: moneyText({ minor: total, currency }, locale),
    original: creditOf?.number ?? '',
    due: dueDate && due.format(new Date(`${dueDate}T12:00:00Z`)),
  };
  const kind = isCredit(invoice) ? 'credit' : 'invoice';
  const says = [texts.body[kind], ...(isPayable(invoice) && dueDate ? [texts.due] : [])].join(' ');
  return { texts, says: fill(says, values), subject: fill(texts.subject[kind], values) };
}

/** A mail for an invoice with its recipient, subject and text, to be changed and sent. */
export async function letterFor(ctx: UserContext, invoice: InvoiceFields, wanted?: Locale): Promise<InvoiceLetter> {
  const locale = wanted ?? invoice.locale;
  const [recipient, user] = await Promise.all([recipientOf(ctx, invoice), userStore.get(ctx, ctx.actor.userId)]);
  const { name: sender } = await senderOf(ctx, user);
  const { texts, says, subject } = wordsOf(invoice, locale);
  const [greeting, closing] = [fill(texts.greeting, { name: recipient.name }), fill(texts.closing, { sender })];
  return { recipient, locale, subject, message: [greeting, says, closing].join('\n\n') };
}
