import { useLingui } from '@lingui/react/macro';
import { CULTURE_CODES } from '#shared/data/cultures.ts';
import {
  type ArtistRider,
  ArtistRiderInput,
  artistRiderContract,
  RIDER_KINDS,
} from '#shared/domains/relations/artist-rider/contract.ts';
import { ArtistPicker } from '#web/domains/identity/roster/widgets/artist-picker.tsx';
import { DocumentField } from '#web/kits/master/document-field.tsx';
import { masterForm } from '#web/kits/master/master-config.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { PickerField } from '#web/ui/record/picker-field.tsx';
import { cultureName, useKindNames } from './widgets/rider-words.ts';

function Fields({ record }: { readonly record?: ArtistRider | undefined }) {
  const { t } = useLingui();
  const kinds = useKindNames();
  const first = record && pickedItem(record.artistId, record.artistName);
  return (
    <>
      <PickerField name="artistId" label={t`Artist`} must first={first ?? null} picker={ArtistPicker} />
      <SelectField name="kind" label={t`Kind`} options={RIDER_KINDS.map((value) => ({ value, label: kinds[value] }))} />
      <SelectField
        name="language"
        label={t`Language`}
        options={CULTURE_CODES.map((value) => ({ value, label: cultureName(value) }))}
      />
      <TextField name="version" label={t`Version`} maxLength={20} />
      <DateField name="validFrom" label={t`Valid from`} />
      <DocumentField presign={artistRiderContract.routes.presign} />
    </>
  );
}

export const form = masterForm({ schema: ArtistRiderInput, blank: { kind: 'technical', language: 'en-GB' }, Fields });
