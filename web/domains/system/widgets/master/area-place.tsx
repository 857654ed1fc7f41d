import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { isMainArea, MAIN_AREAS, type MainArea } from '#shared/kernel/main-area.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import type { MasterPlace } from './master-config.ts';

export function useAreaNames(): Readonly<Record<MainArea, string>> {
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

/** Pages of a master with a list for every main area: `/status/show`, `/status/detail/...`. */
export function useAreaPlace(
  path: string,
  record?: { readonly mainArea: MainArea },
  areas: readonly MainArea[] = MAIN_AREAS,
): MasterPlace {
  const { t } = useLingui();
  const goTo = useGoTo();
  const names = useAreaNames();
  const { mainArea: named } = useParams({ strict: false }) as { readonly mainArea?: string };
  const mainArea = record?.mainArea ?? (isMainArea(named) ? named : 'show');
  return {
    base: `${path}/${mainArea}`,
    edit: (id) => `${path}/detail/${id}`,
    scope: { mainArea },
    tabs: (
      <Tabs
        label={t`Records they are for`}
        items={areas.map((value) => ({ value, label: names[value] }))}
        value={mainArea}
        onChange={(area) => goTo(`${path}/${area}`)}
      />
    ),
  };
}
