import { useLingui } from '@lingui/react/macro';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { Artist, ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { useFreeSections } from '#web/domains/identity/free-field/widgets/free-sections.tsx';
import { useFreeValues } from '#web/domains/identity/free-field/widgets/use-free-fields.ts';
import { useColleagues } from '#web/domains/identity/user/widgets/use-colleagues.ts';
import { UserPicker } from '#web/domains/identity/user/widgets/user-picker.tsx';
import { CarriedFields } from '#web/domains/reference/tag/widgets/carried-fields.tsx';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { ControlField, SwitchField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { pickValues } from '#web/ui/record/pick-values.ts';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { PickerField } from '#web/ui/record/picker-field.tsx';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { ZoneField } from '#web/ui/record/zone-field.tsx';
import { usePeopleSections } from './people-sections.tsx';
import { RateField } from './rate-field.tsx';

const { create, update } = artistContract.routes;

function ArtistFields() {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <TextField name="name" label={t`Name`} must maxLength={100} className="rec-wide" />
      <TextField name="genre" label={t`Genre`} maxLength={50} />
      <ControlField<string> name="hexColor" label={t`Colour in the planning`}>
        {({ value, onChange }) => <ColorField value={value} onChange={onChange} />}
      </ControlField>
      <SwitchField name="isActive" label={t`Active`} />
      <CarriedFields area="artist" />
    </div>
  );
}

function HomeFields() {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <TextField name="city" label={t`Based in`} help={t`Starting point for travel`} maxLength={100} />
      <ZoneField name="zone" label={t`Time zone`} />
      <TextField name="email" type="email" label={t`Email`} maxLength={254} />
      <TextField name="phone" type="tel" label={t`Phone`} maxLength={50} />
      <TextField name="website" label={t`Website`} maxLength={200} />
      <TextField name="twitter" label={t`Twitter name`} maxLength={50} />
    </div>
  );
}

function useSections(owner: PickerItem | null): readonly FormSection[] {
  const { t } = useLingui();
  const people = usePeopleSections();
  return [
    {
      id: 'artist',
      title: t`Artist`,
      fields: ['name', 'genre', 'hexColor', 'isActive', 'statusId', 'tagIds'],
      content: <ArtistFields />,
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
      content: <HomeFields />,
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
const blankArtist = (ownerId: string, zone: string): EveryField<Omit<ArtistInput, 'freeFields'>> => ({
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
  projectId: undefined,
  biography: '',
  pressLinks: [],
  isActive: true,
  notes: '',
  statusId: undefined,
  tagIds: [],
});

interface EditedArtist {
  readonly artist?: Artist | undefined;
  readonly onSaved: (saved: Artist) => void;
}
/** The form of an artist and its sections, on a page or in a popup. */
export function useArtistEditor({ artist, onSaved }: EditedArtist) {
  const { user } = useMe();
  const ownerId = artist ? artist.ownerId : user.id;
  const name = useColleagues().get(ownerId ?? '')?.value ?? (ownerId === user.id ? user.name : '…');
  const owner = ownerId ? pickedItem(ownerId, name) : null;
  const blank = blankArtist(user.id, user.zone);
  const freeOf = useFreeValues('artist');
  const form = useRecordForm({
    domain: 'artist',
    schema: () => import('./form-schemas.ts').then(({ ArtistSchema }) => ArtistSchema),
    record: artist,
    values: { ...(artist ? pickValues(blank, artist) : blank), freeFields: freeOf(artist) },
    valuesOf: (record: Artist) => ({ ...pickValues(blank, record), freeFields: freeOf(record) }),
    create: (body) => call(create, { body }),
    update: (body, id) => call(update, { params: { id }, body }),
    onSaved,
  });
  return { form, sections: [...useSections(owner), ...useFreeSections('artist', artist)] };
}
