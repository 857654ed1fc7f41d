import { useLingui } from '@lingui/react/macro';
import type { CONTRACT_MOMENTS } from '#shared/domains/reference/status/schemas.ts';

/** The moments of a contract that can move its show to a status. */
export function useMomentNames(): Readonly<Record<(typeof CONTRACT_MOMENTS)[number], string>> {
  const { t } = useLingui();
  return { contractSent: t`Its contract is sent`, contractSigned: t`Its contract is signed` };
}
