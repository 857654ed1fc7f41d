import type { ErrorParams } from './error.ts';
import type { Locale } from './locale.ts';
import type { Messages } from './messages.ts';

/** `{name}` placeholders filled from params. */
export function translate(messages: Messages, locale: Locale, code: string, params: ErrorParams = {}): string {
  const sentence = messages[code]?.[locale] ?? messages[code]?.en ?? messages.unexpected?.[locale] ?? code;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
