import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { isPhaseFixed } from '#shared/domains/reference/status/rules.ts';
import { CONTRACT_MOMENTS, type Status, StatusInput } from '#shared/domains/reference/status/schemas.ts';
import { PHASES } from '#shared/kernel/record/appointment.ts';
import { useMomentNames } from '#web/domains/reference/status/widgets/moment-names.ts';
import { usePhaseNames } from '#web/domains/reference/status/widgets/phase-names.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { ControlField, SelectField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';

/** Sending or signing a contract can move its show to the status. */
function SetOn() {
  const { t } = useLingui();
  const names = useMomentNames();
  const options = [
    { value: '', label: t`Never` },
    ...CONTRACT_MOMENTS.map((value) => ({ value, label: names[value] })),
  ];
  return (
    <ControlField<string | undefined> name="setOn" label={t`Set automatically when`}>
      {({ value, onChange }) => (
        <Select
          value={value ?? ''}
          options={options}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
      )}
    </ControlField>
  );
}

function Fields({ record }: { readonly record?: Status | undefined }) {
  const { t } = useLingui();
  const phases = usePhaseNames();
  const area = useWatch<Status, 'mainArea'>({ name: 'mainArea' }) ?? record?.mainArea;
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
      {area === 'show' && <SetOn />}
    </>
  );
}

export const form = masterForm({ schema: StatusInput, blank: { hexColor: '#1D4ED8', phase: 'options' }, Fields });
