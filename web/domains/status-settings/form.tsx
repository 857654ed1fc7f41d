import { useLingui } from '@lingui/react/macro';
import { isPhaseFixed } from '#shared/domains/status/rules.ts';
import { type Status, StatusInput } from '#shared/domains/status/schemas.ts';
import { PHASES } from '#shared/kernel/appointment.ts';
import { usePhaseNames } from '#web/domains/status/widgets/phase-names.ts';
import { masterForm } from '#web/domains/system/widgets/master/master-config.ts';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { ControlField, SelectField } from '#web/ui/form/fields.tsx';

function Fields({ record }: { readonly record?: Status | undefined }) {
  const { t } = useLingui();
  const phases = usePhaseNames();
  const fixed = record !== undefined && isPhaseFixed(record.mainArea);
  return (
    <>
      <ControlField<string> name="hexColor" label={t`Colour`}>
        {({ value, onChange }) => <ColorField value={value} onChange={onChange} />}
      </ControlField>
      <SelectField
        name="phase"
        label={t`Phase`}
        disabled={fixed}
        help={fixed && t`The phase can't be changed: create another status and move records to it`}
        options={PHASES.map((value) => ({ value, label: phases[value] }))}
      />
    </>
  );
}

export const form = masterForm({ schema: StatusInput, blank: { hexColor: '#1D4ED8', phase: 'options' }, Fields });
