import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { readMany, readOne } from '#functions/platform/record/items.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { MAIL_KIND_NAMES, MAIL_KINDS, type MailKind } from '#shared/domains/reference/mail-text/kinds.ts';
import { MAIL_NAMES } from '#shared/domains/reference/mail-text/names.ts';
import type { MailText, MailTextFields } from '#shared/domains/reference/mail-text/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, languageOf } from '#shared/kernel/text/translated.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;
type StoredText = Stored<MailTextFields>;
const NAME = 'mail-text';

/** The agency's own texts. Each kind of mail has at most one record, under the number of the kind. */
export const mailTextStore = new RecordStore<MailTextFields>({
  name: NAME,
  title: ({ kind }) => inLanguage(MAIL_NAMES[kind], 'en'),
  untold: ['kind'],
});

/** Finds the agency's record of a mail, read strongly. A mail that was never changed has none. */
export const storedText = ({ tenantId }: Tenant, kind: MailKind): Promise<StoredText | undefined> =>
  readOne<MailTextFields>(tenantId, NAME, MAIL_KINDS[kind].no);

/** Finds all records of the agency. */
export function storedTexts({ tenantId }: Tenant): Promise<StoredText[]> {
  const nos = MAIL_KIND_NAMES.map((kind) => MAIL_KINDS[kind].no);
  return readMany<MailTextFields>(tenantId, NAME, nos, new Set(nos));
}

/** Finds the agency's own text for a reader. Without one, the standard text is sent. */
export async function ownMailText(ctx: Tenant, kind: MailKind, locale: Locale): Promise<MailText | undefined> {
  return (await storedText(ctx, kind))?.texts[languageOf(locale)];
}
