import type { ErrorParams } from '#shared/kernel/contract/error.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { translate } from '#shared/kernel/text/translate.ts';

/** Translates a code. The messages of all domains in all languages load with the first call. */
export async function messageOf(locale: Locale, code: string, params?: ErrorParams): Promise<string> {
  const { messages } = await import('#shared/messages.ts');
  return translate(messages, locale, code, params);
}
