import { useLingui } from '@lingui/react';
import { browserMessages } from '#shared/kernel/browser-messages.ts';
import type { ErrorParams } from '#shared/kernel/error.ts';
import { translate } from '#shared/kernel/translate.ts';
import { currentLocale } from '#web/platform/i18n.ts';

export type Says = (code: keyof typeof browserMessages, params?: ErrorParams) => string;

/** The fixed sentences of the product in the user's language; draws again when it changes. */
export function useSays(): Says {
  useLingui();
  return (code, params) => translate(browserMessages, currentLocale(), code, params);
}
