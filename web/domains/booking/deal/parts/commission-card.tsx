import { useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { DealInput } from '#shared/domains/booking/deal/schemas.ts';
import { UserPicker } from '#web/domains/identity/user/widgets/user-picker.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/choice.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { PickerField } from '#web/ui/record/picker-field.tsx';
import { AmountField } from './amount-field.tsx';
import { optionsOf, useBaseWords, useModeWords } from './words.ts';

function Agents() {
  const { t } = useLingui();
  const { control } = useFormContext<DealInput>();
  const { fields, append, remove } = useFieldArray({ control, name: 'commission.agents' });
  return (
    <div className="dl-agents">
      {fields.map(({ id, userId, name }, i) => (
        <div key={id} className="dl-agent">
          <PickerField
            name={`commission.agents.${i}.userId`}
            label={t`Agent`}
            picker={UserPicker}
            first={userId ? pickedItem(userId, name) : null}
          />
          <ScaledField name={`commission.agents.${i}.weight`} label={t`Share`} />
          <RemoveRow label={t`Remove agent ${i + 1}`} onClick={() => remove(i)}>
            <Trash2 size={14} />
          </RemoveRow>
        </div>
      ))}
      <Button
        kind="ghost"
        size="sm"
        icon={<Plus size={13} />}
        onClick={() => append({ userId: '', name: '', weight: 1000 })}
      >
        {t`Agent`}
      </Button>
    </div>
  );
}

function WithholdingParts() {
  const { t } = useLingui();
  const { control } = useFormContext<DealInput>();
  const { fields, append, remove } = useFieldArray({ control, name: 'withholding.parts' });
  return (
    <>
      {fields.map(({ id }, i) => (
        <div key={id} className="dl-agent">
          <TextField name={`withholding.parts.${i}.name`} label={t`Tax`} />
          <ScaledField name={`withholding.parts.${i}.rate`} label={t`Rate`} suffix="%" />
          {i > 0 && (
            <RemoveRow label={t`Remove tax ${i + 1}`} onClick={() => remove(i)}>
              <Trash2 size={14} />
            </RemoveRow>
          )}
          {i > 0 && <CheckboxField name={`withholding.parts.${i}.onFirst`} label={t`of the first tax`} />}
        </div>
      ))}
      {fields.length < 2 && (
        <Button
          kind="ghost"
          size="sm"
          icon={<Plus size={13} />}
          onClick={() => append({ name: '', rate: 0, onFirst: true })}
        >
          {t`Tax on the tax`}
        </Button>
      )}
    </>
  );
}

const FIRST_TAX = { agreed: 'gross' as const, parts: [{ name: '', rate: 0, onFirst: false }] };

function WithholdingFields() {
  const { t } = useLingui();
  const { setValue } = useFormContext<DealInput>();
  const withholding = useWatch<DealInput, 'withholding'>({ name: 'withholding' });
  const turn = (on: boolean) => setValue('withholding', on ? FIRST_TAX : undefined, { shouldDirty: true });
  return (
    <div className="dl-wide">
      <Switch checked={withholding !== undefined} onChange={(event) => turn(event.target.checked)}>
        {t`Withholding tax`}
      </Switch>
      {withholding && (
        <div className="dl-form">
          <SelectField
            name="withholding.agreed"
            label={t`Agreed fee`}
            options={[
              { value: 'gross', label: t`before tax` },
              { value: 'net', label: t`after tax` },
            ]}
          />
          <AmountField name="withholding.freeUpTo" label={t`No tax up to`} optional />
          {withholding.agreed === 'net' && (
            <ScaledField name="withholding.onNet" label={t`Published factor on net`} suffix="%" />
          )}
          <div className="dl-wide">
            <WithholdingParts />
          </div>
        </div>
      )}
    </div>
  );
}

/** Commission with the agents who share it, and the tax the promoter keeps back. */
export function CommissionCard({ seesAgents }: { readonly seesAgents: boolean }) {
  const { t } = useLingui();
  return (
    <Card title={t`Commission and tax`}>
      <div className="card-b dl-form">
        <ScaledField name="commission.rate" label={t`Agency`} suffix="%" />
        <SelectField name="commission.mode" label={t`Calculation`} options={optionsOf(useModeWords())} />
        <SelectField
          name="commission.base"
          label={t`Calculated on`}
          className="dl-span"
          options={optionsOf(useBaseWords())}
        />
        {seesAgents && <Agents />}
        <WithholdingFields />
      </div>
    </Card>
  );
}
