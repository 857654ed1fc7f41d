import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { artistContract } from '#shared/domains/artist/contract.ts';
import type { Artist, ArtistInput } from '#shared/domains/artist/schemas.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text.ts';
import { useFreeSections } from '#web/domains/free-field/widgets/free-sections.tsx';
import { useFreeValues } from '#web/domains/free-field/widgets/use-free-fields.ts';
import { CarriedFields } from '#web/domains/tag/widgets/carried-fields.tsx';
import { useColleagues } from '#web/domains/user/widgets/use-colleagues.ts';
import { UserPicker } from '#web/domains/user/widgets/user-picker.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { ControlField, SwitchField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { pickValues } from '#web/ui/record/pick-values.ts';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { PickerField } from '#web/ui/record/picker-field.tsx';
import { RecordFormPage, useRecordForm, useSaved } from '#web/ui/record/record-form.tsx';
import { ZoneField } from '#web/ui/record/zone-field.tsx';
import { usePeopleSections } from '../parts/people-sections.tsx';
import { RateField } from '../parts/rate-field.tsx';

const { get, create, update } = artistContract.routes;

function useSections(owner: PickerItem | null): readonly FormSection[] {
  const { t } = useLingui();
  const people = usePeopleSections();
  return [
    {
      id: 'artist',
      title: t`Artist`,
      fields: ['name', 'genre', 'hexColor', 'isActive', 'statusId', 'tagIds'],
      content: (
        <div className="rec-fields">
          <TextField name="name" label={t`Name`} must maxLength={100} className="rec-wide" />
          <TextField name="genre" label={t`Genre`} maxLength={50} />
          <ControlField<string> name="hexColor" label={t`Colour in the planning`}>
            {({ value, onChange }) => <ColorField value={value} onChange={onChange} />}
          </ControlField>
          <SwitchField name="isActive" label={t`Active`} />
          <CarriedFields area="artist" />
        </div>
      ),
    },
    {
      id: 'agency',
      title: t`Agency`,
      fields: ['ownerId', 'commissionRate'],
      content: (
        <div className="rec-fields">
          <PickerField name="ownerId" label={t`Agent`} first={owner} picker={UserPicker} />
          <RateField name="commissionRate" label={t`Commission`} />
        </div>
      ),
    },
    {
      id: 'home',
      title: t`Home and contact`,
      fields: ['city', 'zone', 'email', 'phone', 'website', 'twitter'],
      content: (
        <div className="rec-fields">
          <TextField name="city" label={t`Lives in`} help={t`Travel starts here`} maxLength={100} />
          <ZoneField name="zone" label={t`Time zone`} />
          <TextField name="email" type="email" label={t`Email`} maxLength={254} />
          <TextField name="phone" type="tel" label={t`Phone`} maxLength={50} />
          <TextField name="website" label={t`Website`} maxLength={200} />
          <TextField name="twitter" label={t`Twitter name`} maxLength={50} />
        </div>
      ),
    },
    ...people,
    {
      id: 'notes',
      title: t`Internal notes`,
      fields: ['notes'],
      content: <TextareaField name="notes" label={t`Notes`} maxLength={2500} />,
    },
  ];
}

/** Every field with its default; the name is still to be filled in. */
const blankArtist = (ownerId: string, zone: string): ArtistInput => ({
  name: '',
  genre: '',
  hexColor: DEFAULT_HEX_COLOR,
  email: '',
  phone: '',
  website: '',
  twitter: '',
  city: '',
  zone,
  ownerId,
  commissionRate: 15_000,
  team: [],
  members: [],
  management: undefined,
  bookkeepingId: undefined,
  brandId: undefined,
  bankAccountId: undefined,
  biography: '',
  pressLinks: [],
  isActive: true,
  notes: '',
  statusId: undefined,
  tagIds: [],
});

function ArtistForm({ artist }: { readonly artist?: Artist }) {
  const { t } = useLingui();
  const { user } = useMe();
  const saved = useSaved('/artist');
  const ownerId = artist ? artist.ownerId : user.id;
  const name = useColleagues().get(ownerId ?? '')?.value ?? (ownerId === user.id ? user.name : '…');
  const owner = ownerId ? pickedItem(ownerId, name) : null;
  const blank = blankArtist(user.id, user.zone);
  const freeOf = useFreeValues('artist');
  const form = useRecordForm({
    domain: 'artist',
    schema: () => import('../parts/form-schemas.ts').then(({ ArtistSchema }) => ArtistSchema),
    record: artist,
    values: { ...(artist ? pickValues(blank, artist) : blank), freeFields: freeOf(artist) },
    valuesOf: (record: Artist) => ({ ...pickValues(blank, record), freeFields: freeOf(record) }),
    create: (body) => call(create, { body }),
    update: (body, id) => call(update, { params: { id }, body }),
    onSaved: (record) => saved(record, record.name),
  });
  return (
    <RecordFormPage
      form={form}
      base="/artist"
      listName={t`Artists`}
      record={artist}
      title={artist ? artist.name : <Trans>New artist</Trans>}
      action={artist ? <Trans>Save artist</Trans> : <Trans>Create artist</Trans>}
      sections={[...useSections(owner), ...useFreeSections('artist', artist)]}
    />
  );
}

export const NewArtistPage = () => <ArtistForm />;

const route = getRouteApi('/app/artist/$key/edit');
export function EditArtistPage() {
  const { key: id } = route.useParams();
  const { data } = useSuspenseQuery(queryOf(get, { params: { id } }));
  return <ArtistForm key={id} artist={data} />;
}
