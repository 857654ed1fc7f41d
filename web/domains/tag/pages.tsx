import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { tagContract } from '#shared/domains/tag/contract.ts';
import { type Tag, TagInput } from '#shared/domains/tag/schemas.ts';
import { useAreaPlace } from '#web/domains/system/widgets/master/area-place.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Status } from '#web/ui/status.tsx';

const { routes } = tagContract;

function Fields() {
  const { t } = useLingui();
  return (
    <ControlField<string> name="hexColor" label={t`Colour`}>
      {({ value, onChange }) => <ColorField value={value} onChange={onChange} />}
    </ControlField>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: { ...routes, list: routes.listPaginated },
  moving: { ...routes, key: 'tagId' },
  domain: 'tag',
  update: 'tag.update',
  schema: TagInput,
  blank: { hexColor: '#1D4ED8' },
  usePlace: (record?: Tag) => useAreaPlace('/tag', record),
  words: {
    title: msg`Tags`,
    text: msg`Coloured words that records carry: as many as you like.`,
    add: msg`New tag`,
    empty: msg`No tags yet`,
  },
  Mark: ({ row }: { readonly row: Tag }) => <Status color={row.hexColor} />,
  Fields,
});
