import { useLingui } from '@lingui/react/macro';
import { CULTURE_CODES } from '#shared/data/cultures.ts';
import {
  type ArtistRider,
  ArtistRiderInput,
  artistRiderContract,
  RIDER_KINDS,
} from '#shared/domains/artist-rider/contract.ts';
import { ArtistPicker } from '#web/domains/artist/widgets/artist-picker.tsx';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { useFormat } from '#web/platform/format.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PickerField } from '#web/ui/record/picker-field.tsx';
import { FileField } from './parts/file-field.tsx';
import { languageName, useKindNames } from './widgets/rider-words.ts';

function Fields({ record }: { readonly record?: ArtistRider | undefined }) {
  const { t } = useLingui();
  const kinds = useKindNames();
  const first = record && { key: record.artistId, value: record.artistName, sublabel: '', defaultSelect: false };
  return (
    <>
      <PickerField name="artistId" label={t`Artist`} must first={first ?? null} picker={ArtistPicker} />
      <SelectField name="kind" label={t`Kind`} options={RIDER_KINDS.map((value) => ({ value, label: kinds[value] }))} />
      <SelectField
        name="language"
        label={t`Language`}
        options={CULTURE_CODES.map((value) => ({ value, label: languageName(value) }))}
      />
      <TextField name="version" label={t`Version`} maxLength={20} />
      <DateField name="validFrom" label={t`Valid from`} />
      <FileField />
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: artistRiderContract.routes,
  domain: 'artist-rider',
  update: 'artist.update',
  schema: ArtistRiderInput,
  blank: {
    ...{ name: '', artistId: '', artistName: '', kind: 'technical' as const, language: 'en-GB' as const },
    ...{ version: '', validFrom: '', fileKey: '', fileName: '', isActive: true },
  },
  usePlace: () => ({ base: '/artistrider', edit: (id) => `/artistrider/${id}` }),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Riders`,
      text: t`What artists need on the day, as it goes with their contracts.`,
      add: t`New rider`,
      empty: t`No riders yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    const kinds = useKindNames();
    const { day } = useFormat();
    return [
      {
        id: 'artist',
        label: t`Artist`,
        render: (row: ArtistRider) => <PageLink to={`/artist/${row.artistId}`}>{row.artistName}</PageLink>,
      },
      { id: 'kind', label: t`Kind`, render: (row: ArtistRider) => kinds[row.kind] },
      { id: 'language', label: t`Language`, render: (row: ArtistRider) => languageName(row.language) },
      { id: 'version', label: t`Version`, render: (row: ArtistRider) => row.version },
      {
        id: 'validFrom',
        label: t`Valid from`,
        render: (row: ArtistRider) => row.validFrom && day({ date: row.validFrom }, { year: true }),
      },
    ];
  },
  Fields,
});
