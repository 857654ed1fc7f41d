import { useLingui } from '@lingui/react/macro';
import { TagInput } from '#shared/domains/reference/tag/schemas.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';

function Fields() {
  const { t } = useLingui();
  return (
    <ControlField<string> name="hexColor" label={t`Colour`}>
      {({ value, onChange }) => <ColorField value={value} onChange={onChange} />}
    </ControlField>
  );
}

export const form = masterForm({ schema: TagInput, blank: { hexColor: '#1D4ED8' }, Fields });
