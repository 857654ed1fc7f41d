import { useLingui } from '@lingui/react/macro';
import type { BillRole, TeamRole } from '#shared/domains/show/parts.ts';

export function useBillRoles(): Readonly<Record<BillRole, string>> {
  const { t } = useLingui();
  return { headline: t`Headline`, coHeadline: t`Co-headline`, specialGuest: t`Special guest`, support: t`Support` };
}

export function useTeamRoles(): Readonly<Record<TeamRole, string>> {
  const { t } = useLingui();
  return {
    agent: t`Agent`,
    coAgent: t`Co-agent`,
    assistant: t`Assistant`,
    advancing: t`Advancing`,
    finance: t`Finance`,
  };
}
