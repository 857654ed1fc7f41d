import { clientOf } from '#functions/domains/reference/client/store.ts';
import { ownMailText } from '#functions/domains/reference/mail-text/store.ts';
import { artistLetterhead } from '#functions/domains/relations/artist/public/letterhead.ts';
import { answerAbout } from '#functions/domains/relations/email-reply/public/answer-to.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { MailAttachment } from '#functions/platform/mail/mail.ts';
import type { OutsideMail } from '#functions/platform/mail/outgoing.ts';
import { type EsignMail, esignMail } from '#functions/platform/mail/templates/esign.ts';
import type { EsignTextName } from '#functions/platform/mail/templates/esign-texts/texts.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import type { EsignRecord } from '../store.ts';

/** A mail about a document to one person. */
export interface Letter {
  readonly kind: string;
  readonly text: EsignTextName;
  readonly to: { readonly email: string; readonly locale: Locale; readonly zone: string };
  readonly isStaff: boolean;
  readonly replyTo?: string | undefined;
  readonly attachments?: readonly MailAttachment[];
  readonly tags?: Readonly<Record<string, string>>;
  /** Values for the text, besides the document and its sender. */
  readonly values: Partial<EsignMail>;
}

/** Attached up to this size; beyond it, the link leads to the files (outsiders section 6). */
const ATTACHED_MAX = 8_000_000;

/** The files of a mail; none if they are too large together. */
export async function attached(files: readonly { readonly name: string; readonly key: string }[]) {
  const { getObject } = await import('#functions/platform/files/files.ts');
  const found = await Promise.all(
    files.map(async ({ name, key }) => ({ name, type: 'application/pdf', content: await getObject(key) })),
  );
  return found.reduce((sum, { content }) => sum + content.length, 0) <= ATTACHED_MAX ? found : [];
}

/** Writes a letter under the head of the artist's brand. */
export async function writeLetter(ctx: TenantContext, document: EsignRecord, letter: Letter): Promise<OutsideMail> {
  const { kind, text, to, isStaff, replyTo, attachments = [], tags, values } = letter;
  const { title, author, artistIds, id } = document;
  const { locale, zone, email } = to;
  const [{ name: agency }, own] = await Promise.all([clientOf(ctx.tenantId), ownMailText(ctx, text, locale)]);
  const contact = { name: author.name, email: author.email };
  const notice = esignMail(text, locale, {
    agency,
    sender: author.name,
    document: title,
    ...values,
    zone,
    isStaff,
    contact,
    own,
  });
  const brand = await artistLetterhead({ tenantId: ctx.tenantId, agency, locale, artistIds });
  const sent = { kind, tenantId: ctx.tenantId, senderId: author.userId, ...tags, target: `esign-${id}` };
  const { kind: entity, id: recordId } = document.source;
  const about = { tenantId: ctx.tenantId, entity, recordId, userId: author.userId, email };
  const answers = isStaff || replyTo ? undefined : await answerAbout(about, ctx.now);
  return { to: email, notice, brand, locale, replyTo: replyTo ?? author.email, ...answers, attachments, tags: sent };
}
