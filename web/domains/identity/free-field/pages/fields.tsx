import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FREE_KINDS } from '#shared/domains/identity/free-field/areas.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import type { FreeField } from '#shared/domains/identity/free-field/schemas.ts';
import { useAreaPlace } from '#web/kits/master/area-place.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { Tag } from '#web/ui/status.tsx';
import { useTypeNames } from '../parts/type-names.ts';

const Marks = ({ field }: { readonly field: FreeField }) => (
  <span className="row wrap">
    {field.isMandatory && (
      <Tag>
        <Trans>required</Trans>
      </Tag>
    )}
    {field.inList && (
      <Tag tone="blue">
        <Trans>in lists</Trans>
      </Tag>
    )}
  </span>
);

export const { ListPage, formPages } = masterPages(freeFieldContract.routes, () => import('../parts/field-form.tsx'), {
  domain: 'free-field',
  usePlace: (record?: FreeField) => useAreaPlace('/freefielddetails', record, FREE_KINDS),
  words: {
    title: msg`Custom fields`,
    text: msg`Extra fields your agency needs. Drag to reorder.`,
    add: msg`New custom field`,
    empty: msg`No custom fields yet`,
  },
  columns: [
    { id: 'type', label: msg`Type`, useWords: useTypeNames },
    { id: 'marks', label: msg`Properties`, render: (field) => <Marks field={field} /> },
  ],
});
