import { useLingui } from '@lingui/react';
import type { ErrorParams } from '#shared/kernel/error.ts';
import { kernelMessages, translate } from '#shared/kernel/messages.ts';
import { currentLocale } from '#web/platform/i18n.ts';

export type Says = (code: string, params?: ErrorParams) => string;

/** The fixed sentences of the product in the user's language; draws again when it changes. */
export function useSays(): Says {
  useLingui();
  return (code, params) => translate(kernelMessages, currentLocale(), code, params);
}
