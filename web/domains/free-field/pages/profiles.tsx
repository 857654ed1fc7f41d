import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import {
  type FreeFieldProfile,
  FreeFieldProfileInput,
  freeFieldProfileContract,
} from '#shared/domains/free-field-profile/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { ProfileFields } from '../parts/profile-fields.tsx';

const ENVIRONMENTS = ['internal', 'external'] as const;

function usePlace(record?: FreeFieldProfile) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const { environment: named } = useParams({ strict: false }) as { readonly environment?: string };
  const environment = record?.environment ?? (named === 'external' ? 'external' : 'internal');
  const base = `/freefieldprofile/${environment}`;
  const names = { internal: t`Users of the agency`, external: t`Outside users` };
  return {
    base,
    edit: (id: string) => `${base}/detail/${id}`,
    scope: { environment },
    tabs: (
      <Tabs
        label={t`Users they are for`}
        items={ENVIRONMENTS.map((value) => ({ value, label: names[value] }))}
        value={environment}
        onChange={(next) => goTo(`/freefieldprofile/${next}`)}
      />
    ),
  };
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: freeFieldProfileContract.routes,
  domain: 'free-field-profile',
  schema: FreeFieldProfileInput,
  blank: { environment: 'internal' as const, name: '', fields: [], isDefault: false, isActive: true },
  usePlace,
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Profiles of free fields`,
      text: t`Who sees which free fields, and what must be filled in. Without a profile, colleagues see all of them and outside users none.`,
      add: t`New profile`,
      empty: t`No profiles yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    return [{ id: 'fields', label: t`Fields`, figures: true, render: (row: FreeFieldProfile) => row.fields.length }];
  },
  Fields: ProfileFields,
});
