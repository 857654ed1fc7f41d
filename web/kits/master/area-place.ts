import { useLingui } from '@lingui/react/macro';
import { MAIN_AREAS, type MainArea } from '#shared/kernel/record/main-area.ts';
import { useKindWords } from '#web/ui/record/kinds.ts';
import type { MasterPlace } from './master-config.ts';
import { useScopePlace } from './scope-place.tsx';

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
    names: useKindWords('many'),
    label: t`Record type`,
    record,
  });
}
