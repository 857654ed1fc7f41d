import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type FreeFieldProfile, freeFieldProfileContract } from '#shared/domains/free-field-profile/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { useScopePlace } from '#web/domains/system/widgets/master/scope-place.tsx';

const ENVIRONMENTS = ['internal', 'external'] as const;

function usePlace(record?: FreeFieldProfile) {
  const { t } = useLingui();
  return useScopePlace({
    path: '/freefieldprofile',
    edit: (id, environment) => `/freefieldprofile/${environment}/detail/${id}`,
    field: 'environment',
    values: ENVIRONMENTS,
    label: t`Users they are for`,
    record,
    names: { internal: t`Users of the agency`, external: t`Outside users` },
  });
}

export const { ListPage, formPages } = masterPages({
  routes: freeFieldProfileContract.routes,
  domain: 'free-field-profile',
  form: () => import('../parts/profile-form.ts'),
  usePlace,
  words: {
    title: msg`Profiles of free fields`,
    text: msg`Who sees which free fields, and what must be filled in. Without a profile, colleagues see all of them and outside users none.`,
    add: msg`New profile`,
    empty: msg`No profiles yet`,
  },
  columns: [{ id: 'fields', label: msg`Fields`, figures: true, render: (row) => row.fields.length }],
});
