import { useLingui } from '@lingui/react/macro';
import { type Brand, BrandInput, brandContract } from '#shared/domains/reference/brand/contract.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';
import { LogoFields } from '#web/kits/master/image-field.tsx';
import { masterForm } from '#web/kits/master/master-config.ts';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';

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
      <LogoFields routes={brandContract.routes} record={record} />
    </>
  );
}

export const form = masterForm({
  schema: BrandInput,
  blank: { primaryColor: DEFAULT_HEX_COLOR, accentColor: '#1F2937' },
  Fields,
});
