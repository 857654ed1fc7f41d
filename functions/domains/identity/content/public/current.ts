import { createHash } from 'node:crypto';
import { clientOf, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import type { ContentKind } from '#shared/domains/identity/content/kinds.ts';
import { currentOf, readable } from '#shared/domains/identity/content/rules.ts';
import type { ContentFields, SeenContent } from '#shared/domains/identity/content/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { versionsOf } from '../store.ts';

/** The day on which versions begin to apply, where the operator is. */
export const contentDay = async (now: Date): Promise<LocalDate> => dayIn(now, (await clientOf(OPERATOR_TENANT)).zone);

function seen(content: ContentFields, locale: Locale): SeenContent {
  const { version, date, controller } = content;
  const title = ownText(content.title, content.titles, locale);
  const text = ownText(content.text, content.texts, locale);
  const hash = createHash('sha256').update(`${title}\n${text}`).digest('hex');
  return { version, date, controller, title, text, hash, locale };
}

interface Asked {
  readonly locale: Locale;
  readonly version?: number | undefined;
  readonly now: Date;
}
/** A document in a language: the present version, or an older one. */
export async function readContent(kind: ContentKind, { locale, version, now }: Asked) {
  const versions = readable(await versionsOf(kind), await contentDay(now));
  const found = version === undefined ? versions[0] : versions.find((one) => one.version === version);
  if (!found) throw new AppError('notFound');
  return { ...seen(found, locale), versions: versions.map(({ version: no, date }) => ({ version: no, date })) };
}

/** The licence terms that apply now, in a language. */
export async function currentTerms(locale: Locale, now: Date): Promise<SeenContent> {
  const found = currentOf(await versionsOf('terms'), await contentDay(now));
  if (!found) throw new AppError('notFound');
  return seen(found, locale);
}

type Accepted = Pick<SeenContent, 'version' | 'hash' | 'locale'>;
/** Refuses the acceptance of a text other than the present one. */
export async function checkCurrentTerms({ version, hash, locale }: Accepted, now: Date): Promise<void> {
  const terms = await currentTerms(locale, now);
  if (terms.version !== version || terms.hash !== hash) throw new AppError('content.changed', { field: 'version' });
}
