import { useLingui } from '@lingui/react/macro';
import { FREE_AREAS } from '#shared/domains/free-field/areas.ts';
import {
  type FreeFieldCategory,
  FreeFieldCategoryInput,
  freeFieldCategoryContract,
} from '#shared/domains/free-field-category/contract.ts';
import { useAreaPlace } from '#web/domains/system/widgets/master/area-place.tsx';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: freeFieldCategoryContract.routes,
  domain: 'free-field-category',
  schema: FreeFieldCategoryInput,
  blank: { mainArea: 'show' as const, name: '', isActive: true },
  usePlace: (record?: FreeFieldCategory) => useAreaPlace('/freefieldcategory', record, FREE_AREAS),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Headings of free fields`,
      text: t`Free fields stand under these on forms and records.`,
      add: t`New heading`,
      empty: t`No headings yet`,
    };
  },
});
