import { useLingui } from '@lingui/react';
import type { BrowserCode } from '#shared/kernel/browser-messages/en.ts';
import type { ErrorParams } from '#shared/kernel/error.ts';
import { says } from '#web/platform/says.ts';

export type Says = (code: BrowserCode, params?: ErrorParams) => string;

/** The fixed sentences of the product in the user's language; draws again when it changes. */
export function useSays(): Says {
  useLingui();
  return says;
}
