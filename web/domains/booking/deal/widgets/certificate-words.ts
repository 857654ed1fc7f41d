import { msg } from '@lingui/core/macro';
import type { CertificateState } from '#shared/domains/booking/deal/certificate.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** The states of a tax certificate. The one that came is named by what remains to do. */
export const useCertificateWords = wordsHook<CertificateState>({
  notRequested: msg`Not requested`,
  requested: msg`Requested`,
  received: msg`To reclaim`,
  reclaimed: msg`Reclaimed`,
});
