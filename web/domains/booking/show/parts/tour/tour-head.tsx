import { useLingui } from '@lingui/react/macro';
import { MAX_ARTISTS } from '#shared/domains/booking/show/parts.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import type { LocalTime } from '#shared/kernel/time/date.ts';
import { ArtistChooser } from '#web/domains/identity/roster/widgets/artist-picker.tsx';
import { ProductionPicker } from '#web/domains/identity/roster/widgets/production-picker.tsx';
import { useCurrencyCodes } from '#web/domains/reference/currency/widgets/use-currency-codes.ts';
import { useMe } from '#web/platform/me.ts';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { itemOf, rememberItem } from '#web/ui/record/known-items.ts';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { recentsOf } from '../recents.ts';
import { useOnlyArtist } from '../use-only-artist.ts';

/** Facts that all dates of the tour share. */
export interface Head {
  readonly artistIds: readonly string[];
  readonly productionId: string | undefined;
  readonly time: LocalTime;
  readonly currency: string;
}
function CurrencyField({ currency, set }: { readonly currency: string; readonly set: (part: Partial<Head>) => void }) {
  const { t } = useLingui();
  const codes = useCurrencyCodes(currency);
  return (
    <Field label={t`Currency`}>
      <Select
        value={currency}
        options={codes.map((code) => ({ value: code, label: code }))}
        onChange={({ target }) => set({ currency: target.value })}
      />
    </Field>
  );
}

interface TourHeadProps {
  readonly head: Head;
  readonly onChange: (change: (head: Head) => Head) => void;
  readonly isArtistMissing: boolean;
}

export function TourHead({ head, onChange, isArtistMissing }: TourHeadProps) {
  const { t } = useLingui();
  const { tenant } = useMe();
  const { artistIds, productionId, time, currency } = head;
  const set = (part: Partial<Head>) => onChange((now) => ({ ...now, ...part }));
  const take = (items: readonly PickerItem[]) => {
    for (const item of items) rememberItem(item);
    set({ artistIds: items.map(({ key }) => key) });
  };
  useOnlyArtist(productionId, artistIds.length === 0, ({ artistId, name }) => take([pickedItem(artistId, name)]));
  return (
    <div className="tg-head">
      <Field label={t`Artist`} must error={isArtistMissing ? t`Choose an artist` : undefined}>
        <ArtistChooser
          label={t`Artist`}
          max={MAX_ARTISTS}
          recents={recentsOf(tenant.id, 'artist')}
          value={artistIds.map(itemOf)}
          onChange={take}
        />
      </Field>
      <Field label={t`Production`}>
        <ProductionPicker
          value={productionId ? itemOf(productionId) : null}
          onChange={(item) => {
            if (item) rememberItem(item);
            set({ productionId: item?.key });
          }}
        />
      </Field>
      <Field label={t`Start`}>
        <TimePicker value={time} onChange={(next) => next && set({ time: next })} />
      </Field>
      <CurrencyField currency={currency} set={set} />
    </div>
  );
}
