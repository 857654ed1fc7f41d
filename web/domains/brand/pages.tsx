import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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
  blank: { primaryColor: DEFAULT_HEX_COLOR, accentColor: '#1F2937' },
  usePlace: () => ({ base: '/brand', edit: (id) => `/brand/${id}/edit` }),
  words: {
    title: msg`Brands`,
    text: msg`Names, colours and logos that documents and mails are sent under.`,
    add: msg`New brand`,
    empty: msg`No brands yet`,
  },
  columns: [
    { id: 'colors', label: msg`Colours`, render: (row) => `${row.primaryColor} · ${row.accentColor}` },
    { id: 'logo', label: msg`Logo`, render: (row) => (row.logoKey ? <Trans>yes</Trans> : <Trans>none</Trans>) },
  ],
  Mark: ({ row }) => (
    <span className="rec-swatch" style={{ '--c': row.primaryColor } as CSSProperties} aria-hidden="true" />
  ),
  Fields,
});
