import { useLingui } from '@lingui/react';
import type { ErrorParams } from '#shared/kernel/contract/error.ts';
import type { BrowserCode } from '#shared/kernel/text/browser-messages/en.ts';
import { says } from '#web/platform/says.ts';

export type Says = (code: BrowserCode, params?: ErrorParams) => string;

/** The fixed sentences of the product in the user's language; draws again when it changes. */
export function useSays(): Says {
  useLingui();
  return says;
}
