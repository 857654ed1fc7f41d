import { type FieldErrors, set } from 'react-hook-form';
import type * as z from 'zod';
import type { ErrorDetail } from '#shared/kernel/error.ts';
import { detailsOf } from '#shared/kernel/issues.ts';
import { kernelMessages, type Messages } from '#shared/kernel/messages.ts';
import { translate } from '#shared/kernel/translate.ts';
import { currentLocale } from '#web/platform/i18n.ts';

/** The product's sentence for a code, in the reader's language. */
const messageOf = (detail: ErrorDetail, own: Messages = {}): string =>
  translate({ ...kernelMessages, ...own }, currentLocale(), detail.code, detail.params);

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

/** What a schema found wrong, in words. */
export const errorsIn = (error: z.ZodError, own?: Messages): FieldErrors => errorsOf(detailsOf(error), own);
