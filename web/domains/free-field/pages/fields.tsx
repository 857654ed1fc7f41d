import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FREE_AREAS } from '#shared/domains/free-field/areas.ts';
import { freeFieldContract } from '#shared/domains/free-field/contract.ts';
import type { FreeField } from '#shared/domains/free-field/schemas.ts';
import { useAreaPlace } from '#web/domains/system/widgets/master/area-place.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { Tag } from '#web/ui/status.tsx';
import { useTypeNames } from '../parts/type-names.ts';

const Marks = ({ field }: { readonly field: FreeField }) => (
  <span className="row wrap">
    {field.isMandatory && (
      <Tag>
        <Trans>must</Trans>
      </Tag>
    )}
    {field.inList && (
      <Tag tone="blue">
        <Trans>in the list</Trans>
      </Tag>
    )}
  </span>
);

export const { ListPage, formPages } = masterPages({
  routes: freeFieldContract.routes,
  domain: 'free-field',
  form: () => import('../parts/field-form.tsx'),
  usePlace: (record?: FreeField) => useAreaPlace('/freefielddetails', record, FREE_AREAS),
  words: {
    title: msg`Free fields`,
    text: msg`What your agency wants to know besides. Drag them into your order.`,
    add: msg`New free field`,
    empty: msg`No free fields yet`,
  },
  columns: [
    { id: 'type', label: msg`Type`, useWords: useTypeNames },
    { id: 'marks', label: msg`Marks`, render: (field) => <Marks field={field} /> },
  ],
});
