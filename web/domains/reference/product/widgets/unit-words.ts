import { useLingui } from '@lingui/react/macro';
import type { Unit } from '#shared/domains/reference/product/contract.ts';

export function useUnitWords(): Readonly<Record<Unit, string>> {
  const { t } = useLingui();
  return { C62: t`piece`, HUR: t`hour`, DAY: t`day`, KMT: t`kilometre` };
}
