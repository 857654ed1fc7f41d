import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { ArtistPicker } from '#web/domains/identity/roster/widgets/artist-picker.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';

/** Exactly one, as `artistIds` of its form. */
export function ArtistField({ first }: { readonly first: PickerItem | null }) {
  const { t } = useLingui();
  const [artist, choose] = useState(first);
  return (
    <ControlField<readonly string[]> name="artistIds" label={t`Artist`} must>
      {({ value, onChange }) => (
        <ArtistPicker
          value={value.length > 0 ? artist : null}
          onChange={(next) => {
            choose(next);
            onChange(next ? [next.key] : []);
          }}
        />
      )}
    </ControlField>
  );
}
