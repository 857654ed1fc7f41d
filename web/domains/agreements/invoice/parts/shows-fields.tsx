import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type InvoiceInput, MAX_ARTISTS, MAX_SHOWS } from '#shared/domains/agreements/invoice/schemas.ts';
import { ShowChooser } from '#web/domains/booking/show/widgets/show-picker.tsx';
import { ArtistsField } from '#web/domains/identity/roster/widgets/artists-field.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { rememberItem } from '#web/ui/record/known-items.ts';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import type { Named } from './named.ts';

/** The lines name a show by its id: its name is kept for them. */
const shownItem = ({ showId, number, title, venue }: Named['shows'][number]) => {
  const item = pickedItem(showId, [number, title || venue].filter(Boolean).join(' '));
  rememberItem(item);
  return item;
};

/** Which shows it charges; a line of one that is taken away is no show's any more. */
function ShowsField({ shows }: Pick<Named, 'shows'>) {
  const { t } = useLingui();
  const { getValues, setValue } = useFormContext<InvoiceInput>();
  const [items, setItems] = useState(() => shows.map(shownItem));
  const loosen = (showIds: readonly string[]) => {
    for (const [i, { showId }] of getValues('lines').entries())
      if (showId && !showIds.includes(showId)) setValue(`lines.${i}.showId`, undefined, { shouldDirty: true });
  };
  return (
    <ControlField<readonly string[]> name="showIds" label={t`Shows`} className="rec-wide">
      {({ onChange }) => (
        <ShowChooser
          label={t`Shows`}
          max={MAX_SHOWS}
          value={items}
          onChange={(next) => {
            for (const item of next) rememberItem(item);
            setItems(next);
            const ids = next.map(({ key }) => key);
            onChange(ids);
            loosen(ids);
          }}
        />
      )}
    </ControlField>
  );
}

export function ShowsFields({ invoice }: { readonly invoice: Named | undefined }) {
  const artists = (invoice?.artists ?? []).map(({ artistId, name }) => ({ id: artistId, name }));
  return (
    <div className="rec-fields">
      <ShowsField shows={invoice?.shows ?? []} />
      <ArtistsField artists={artists} max={MAX_ARTISTS} className="rec-wide" />
    </div>
  );
}
