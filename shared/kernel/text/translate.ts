import type { ErrorParams } from '#shared/kernel/contract/error.ts';
import type { Locale } from './locale.ts';
import type { Messages } from './messages.ts';
import { inLanguage } from './translated.ts';

/** `{name}` placeholders filled from params. */
export const withParams = (sentence: string, params: ErrorParams = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

export function translate(messages: Messages, locale: Locale, code: string, params?: ErrorParams): string {
  const texts = messages[code] ?? messages.unexpected;
  return withParams(texts ? inLanguage(texts, locale) : code, params);
}
