import { useLingui } from '@lingui/react/macro';
import type { StatementInput } from '#shared/domains/agreements/statement/schemas.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { ArtistPicker } from '#web/domains/identity/roster/widgets/artist-picker.tsx';
import { CurrencyField } from '#web/domains/reference/currency/widgets/currency-field.tsx';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';
import { PickerField } from '#web/ui/record/picker-field.tsx';

/** Asks whose statement it is, and for which days. */
export function MainFields({ values, artist }: Readonly<{ values: StatementInput; artist: PickerItem | null }>) {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <PickerField name="artistId" label={t`Artist`} must first={artist} picker={ArtistPicker} />
      <MasterSelect name="bookkeepingId" label={t`Bookkeeping`} must list={bookkeepingContract.routes.list} />
      <DateField name="from" label={t`From`} must />
      <DateField name="to" label={t`Until`} must />
      <CurrencyField name="currency" label={t`Currency`} kept={values.currency} />
      <ScaledField name="commissionVat" label={t`VAT on the commission`} suffix="%" />
    </div>
  );
}
