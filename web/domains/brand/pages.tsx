import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { type Brand, BrandInput, brandContract } from '#shared/domains/brand/contract.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text.ts';
import { ImageField } from '#web/domains/system/widgets/master/image-field.tsx';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';

const { routes } = brandContract;

const Color = (field: { readonly name: string; readonly label: string }) => (
  <ControlField<string> {...field}>
    {({ value, onChange }) => <ColorField value={value} onChange={onChange} />}
  </ControlField>
);

function Fields({ record }: { readonly record?: Brand | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <Color name="primaryColor" label={t`Main colour`} />
      <Color name="accentColor" label={t`Second colour`} />
      <ImageField name="logoKey" label={t`Logo`} routes={routes} record={record} />
      <ImageField name="iconKey" label={t`Icon`} routes={routes} record={record} />
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes,
  domain: 'brand',
  schema: BrandInput,
  blank: {
    ...{ name: '', primaryColor: DEFAULT_HEX_COLOR, accentColor: '#1F2937', logoKey: '', iconKey: '' },
    ...{ isDefault: false, isActive: true },
  },
  usePlace: () => ({ base: '/brand', edit: (id) => `/brand/${id}/edit` }),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Brands`,
      text: t`Names, colours and logos that documents and mails are sent under.`,
      add: t`New brand`,
      empty: t`No brands yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    return [
      { id: 'colors', label: t`Colours`, render: (row: Brand) => `${row.primaryColor} · ${row.accentColor}` },
      { id: 'logo', label: t`Logo`, render: (row: Brand) => (row.logoKey ? t`yes` : t`none`) },
    ];
  },
  Mark: ({ row }) => (
    <span className="rec-swatch" style={{ '--c': row.primaryColor } as CSSProperties} aria-hidden="true" />
  ),
  Fields,
});
