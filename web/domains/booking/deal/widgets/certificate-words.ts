import { useLingui } from '@lingui/react/macro';
import type { CertificateState } from '#shared/domains/booking/deal/certificate.ts';

/** The states of a tax certificate. The one that came is named by what remains to do. */
export function useCertificateWords(): Readonly<Record<CertificateState, string>> {
  const { t } = useLingui();
  return {
    notRequested: t`Not requested`,
    requested: t`Requested`,
    received: t`To reclaim`,
    reclaimed: t`Reclaimed`,
  };
}
