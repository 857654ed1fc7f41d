import { useLingui } from '@lingui/react/macro';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { brandContract } from '#shared/domains/reference/brand/contract.ts';
import { useColleagues } from '#web/domains/identity/user/widgets/use-colleagues.ts';
import { CurrencyField } from '#web/domains/reference/currency/widgets/currency-field.tsx';
import { groupStatuses } from '#web/domains/reference/status/widgets/status-menu.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { useCan } from '#web/platform/me.ts';
import { ControlField, SwitchField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { ChooserField } from '#web/ui/record/picker-field.tsx';
import { ReceiverChooser } from './receiver-chooser.tsx';

function StatusOfRequests() {
  const { t } = useLingui();
  const { all } = useStatuses('show');
  const optionsFor = (current?: string) =>
    groupStatuses(all, { phases: ['options'], current }).flatMap(({ statuses }) =>
      statuses.map(({ id, name }) => ({ value: id, label: name })),
    );
  return (
    <ControlField<string | undefined> name="statusId" label={t`Request status`}>
      {({ value, onChange }) => (
        <Select
          value={value ?? ''}
          placeholder={t`the agency's first option`}
          options={optionsFor(value)}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
    </ControlField>
  );
}

export function RequestFields({ form }: { readonly form: Webform }) {
  const { t } = useLingui();
  const can = useCan();
  const colleagues = useColleagues();
  const first = form.receiverIds.map((key) => colleagues.get(key) ?? pickedItem(key, '…'));
  return (
    <>
      <ChooserField
        key={colleagues.size}
        name="receiverIds"
        label={t({ context: 'mail', message: 'Imports into' })}
        first={first}
        chooser={ReceiverChooser}
        max={20}
      />
      <SwitchField name="confirmation" label={t`Confirmation email to the sender`} />
      <StatusOfRequests />
      <CurrencyField name="currency" label={t`Currency for amounts`} kept={form.currency} />
      {can('masterData.read') && <MasterSelect name="brandId" label={t`Brand`} list={brandContract.routes.list} />}
    </>
  );
}
