import { type FieldErrors, set } from 'react-hook-form';
import type * as z from 'zod';
import type { ErrorDetail } from '#shared/kernel/contract/error.ts';
import { AS_GIVEN, detailsOf } from '#shared/kernel/contract/issues.ts';
import { fieldMessages } from '#shared/kernel/text/field-messages.ts';
import type { Messages } from '#shared/kernel/text/messages.ts';
import { withParams } from '#shared/kernel/text/translate.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { isSaid, says } from '#web/platform/says.ts';

/** The product's sentence for a code, in the reader's language. */
function messageOf({ code, params }: ErrorDetail, own: Messages = {}): string {
  const texts = own[code] ?? fieldMessages[code];
  if (texts) return withParams(inLanguage(texts, currentLocale()), params);
  return says(isSaid(code) ? code : 'unexpected', params);
}

/** The first message per field, as react-hook-form keeps it. */
export function errorsOf(details: readonly ErrorDetail[], own?: Messages): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const detail of details) {
    const field = detail.field ?? 'root';
    if (seen.has(field)) continue;
    seen.add(field);
    set(errors, field, { type: detail.code, message: messageOf(detail, own) });
  }
  return errors;
}

/** The values as a schema reads them, or what it found wrong, in words. */
export async function checkedBy<In, Out>(rules: z.ZodType<Out, In>, values: unknown, own?: Messages) {
  const parsed = await rules.safeParseAsync(values, AS_GIVEN);
  if (parsed.success) return { values: parsed.data, errors: {} };
  return { values: {}, errors: errorsOf(detailsOf(parsed.error), own) };
}
