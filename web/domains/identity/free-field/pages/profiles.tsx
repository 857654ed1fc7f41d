import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  type FreeFieldProfile,
  freeFieldProfileContract,
} from '#shared/domains/identity/free-field-profile/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { useScopePlace } from '#web/kits/master/scope-place.tsx';

const ENVIRONMENTS = ['internal', 'external'] as const;

function usePlace(record?: FreeFieldProfile) {
  const { t } = useLingui();
  return useScopePlace({
    path: '/freefieldprofile',
    edit: (id, environment) => `/freefieldprofile/${environment}/detail/${id}`,
    field: 'environment',
    values: ENVIRONMENTS,
    label: t`Users with this profile`,
    record,
    names: { internal: t`Team`, external: t`External users` },
  });
}

const form = () => import('../parts/profile-form.ts');

export const { ListPage, formPages } = masterPages(freeFieldProfileContract.routes, form, {
  domain: 'free-field-profile',
  usePlace,
  words: {
    title: msg`Custom field profiles`,
    text: msg`Who sees which custom fields, and which are required. Without a profile, your team sees all of them and external users see none.`,
    add: msg`New profile`,
    empty: msg`No profiles yet`,
  },
  columns: [{ id: 'fields', label: msg`Fields`, figures: true, render: (row) => row.fields.length }],
});
