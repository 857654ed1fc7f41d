import { useLingui } from '@lingui/react/macro';
import { ArtistPicker } from '#web/domains/identity/roster/widgets/artist-picker.tsx';
import { ProductionPicker } from '#web/domains/identity/roster/widgets/production-picker.tsx';
import { useCan } from '#web/platform/me.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { rememberItem } from '#web/ui/record/known-items.ts';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import type { useWhose } from './use-whose.ts';

const item = (record: { readonly id: string; readonly name: string } | undefined) =>
  record ? pickedItem(record.id, record.name) : null;

/** Chooses the artist or production of the itinerary, and its days. */
export function ItineraryBar({ asked }: { readonly asked: ReturnType<typeof useWhose> }) {
  const { t } = useLingui();
  const can = useCan();
  const { artist, production, from, to, choose } = asked;
  return (
    <search className="it-bar">
      <ArtistPicker
        label={t`Artist`}
        placeholder={t`Artist`}
        value={production ? null : artist}
        onChange={(chosen) => {
          if (chosen) rememberItem(chosen);
          choose({ artistId: chosen?.key, productionId: undefined });
        }}
      />
      {can('production.read') && (
        <ProductionPicker
          label={t`Production`}
          placeholder={t`Production`}
          value={item(production)}
          onChange={(chosen) =>
            choose(
              chosen
                ? { artistId: undefined, productionId: chosen.key, from: undefined, to: undefined }
                : { productionId: undefined },
            )
          }
        />
      )}
      <DatePicker
        label={t`From`}
        value={from}
        onChange={(date) => date && choose({ from: date, ...(date > to ? { to: date } : {}) })}
      />
      <DatePicker label={t`To`} value={to} onChange={(date) => date && choose({ to: date })} />
    </search>
  );
}
