import type { Translated } from '#shared/kernel/text/translated.ts';
import { actingMessages } from './acting-messages.ts';
import { archiveMessages } from './archive-messages.ts';
import type { EsignErrorCode } from './errors.ts';
import { pdfMessages } from './pdf-messages.ts';
import { preparingMessages } from './preparing-messages.ts';

/** The messages of all errors of e-sign. A code without one does not compile. */
export const esignMessages: Readonly<Record<Exclude<EsignErrorCode, 'stale'>, Translated>> = {
  ...actingMessages,
  ...preparingMessages,
  ...pdfMessages,
  ...archiveMessages,
};
