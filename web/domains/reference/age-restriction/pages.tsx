import { msg } from '@lingui/core/macro';
import { ageRestrictionContract } from '#shared/domains/reference/age-restriction/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';

export const { ListPage, formPages } = masterPages(ageRestrictionContract.routes, () => import('./form.tsx'), {
  domain: 'age-restriction',
  words: {
    title: msg`Age restrictions`,
    text: msg`Who is admitted, as shown on contracts and venues.`,
    add: msg`New age restriction`,
    empty: msg`No age restrictions yet`,
  },
  columns: [
    { id: 'text', label: msg`Text on documents` },
    { id: 'minAge', label: msg`Minimum age`, figures: true },
  ],
});
