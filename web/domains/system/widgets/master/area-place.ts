import { useLingui } from '@lingui/react/macro';
import { MAIN_AREAS, type MainArea } from '#shared/kernel/main-area.ts';
import type { MasterPlace } from './master-config.ts';
import { useScopePlace } from './scope-place.tsx';

export function useAreaNames(): Readonly<Record<MainArea, string>> {
  const { t } = useLingui();
  return {
    show: t`Shows`,
    contract: t`Contracts`,
    quote: t`Quotes`,
    purchaseAgreement: t`Purchase agreements`,
    production: t`Productions`,
    company: t`Companies`,
    contact: t`Contacts`,
    artist: t`Artists`,
    invoice: t`Invoices`,
    groundTransport: t`Ground transport`,
    flight: t`Flights`,
    train: t`Train journeys`,
    lodging: t`Accommodation`,
  };
}

/** Pages of a master with a list for every main area: `/status/show`, `/status/detail/...`. */
export function useAreaPlace(
  path: string,
  record?: { readonly mainArea: MainArea },
  values: readonly [MainArea, ...MainArea[]] = MAIN_AREAS,
): MasterPlace {
  const { t } = useLingui();
  const edit = (id: string) => `${path}/detail/${id}`;
  return useScopePlace({
    path,
    edit,
    field: 'mainArea',
    values: values,
    names: useAreaNames(),
    label: t`Record type`,
    record,
  });
}
