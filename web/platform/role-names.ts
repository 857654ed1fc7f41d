import { useLingui } from '@lingui/react/macro';
import type { Role } from '#shared/kernel/permission.ts';

/** Roles in the reader's language. */
export function useRoleNames(): Readonly<Record<Role, string>> {
  const { t } = useLingui();
  return {
    administrator: t`Administrator`,
    agent: t`Agent`,
    assistant: t`Assistant`,
    finance: t`Finance`,
    readOnly: t`Read only`,
    artist: t`Artist`,
    promoter: t`Promoter`,
  };
}
