import { useLingui } from '@lingui/react/macro';
import type { StatusArea } from '#shared/domains/status/schemas.ts';

export function useAreaNames(): Readonly<Record<StatusArea, string>> {
  const { t } = useLingui();
  return {
    show: t`Shows`,
    contract: t`Contracts`,
    production: t`Productions`,
    company: t`Companies`,
    contact: t`Contacts`,
    artist: t`Artists`,
  };
}
