import { msg } from '@lingui/core/macro';
import { FREE_KINDS } from '#shared/domains/identity/free-field/areas.ts';
import {
  type FreeFieldCategory,
  freeFieldCategoryContract,
} from '#shared/domains/identity/free-field-category/contract.ts';
import { useAreaPlace } from '#web/kits/master/area-place.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';

const form = () => import('../parts/category-form.ts');

export const { ListPage, formPages } = masterPages(freeFieldCategoryContract.routes, form, {
  domain: 'free-field-category',
  usePlace: (record?: FreeFieldCategory) => useAreaPlace('/freefieldcategory', record, FREE_KINDS),
  words: {
    title: msg`Custom field sections`,
    text: msg`Sections group custom fields on forms and records.`,
    add: msg`New heading`,
    empty: msg`No sections yet`,
  },
});
