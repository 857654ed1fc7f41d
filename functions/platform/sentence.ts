import type { ErrorParams } from '#shared/kernel/error.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { translate } from '#shared/kernel/translate.ts';

/** What a code says: the words of all domains in all languages are read when the first of them is needed. */
export async function sentenceOf(locale: Locale, code: string, params?: ErrorParams): Promise<string> {
  const { messages } = await import('#shared/messages.ts');
  return translate(messages, locale, code, params);
}
