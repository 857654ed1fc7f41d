import { useLingui } from '@lingui/react/macro';
import type { RecordTarget } from '#shared/kernel/target.ts';

/** Kinds of records that hold files, notes and tasks. */
export function useTargetNames(): Readonly<Record<RecordTarget['entity'], string>> {
  const { t } = useLingui();
  return {
    show: t`Show`,
    artist: t`Artist`,
    company: t`Company`,
    contact: t`Contact`,
    production: t`Production`,
    contract: t`Contract`,
    invoice: t`Invoice`,
    groundTransport: t`Ground transport`,
    flight: t`Flight`,
    train: t`Train journey`,
    lodging: t`Accommodation`,
    quote: t`Quote`,
    purchaseAgreement: t`Purchase agreement`,
  };
}
