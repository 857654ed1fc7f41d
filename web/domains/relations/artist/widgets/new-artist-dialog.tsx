import { useLingui } from '@lingui/react/macro';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';
import { ArtistAlike } from '#web/domains/relations/duplicate/widgets/artist-alike.tsx';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { ControlField, TextField } from '#web/ui/form/fields.tsx';
import { QuickCreate, type QuickCreateCall, takenItem } from '#web/ui/record/quick-create.tsx';
import { artistItem } from './artist-item.ts';

const Short = ArtistInput.pick({ name: true, genre: true, hexColor: true, email: true, freeFields: true });

/** Short form of an artist, behind "New artist" of a picker. */
export function NewArtistDialog(props: QuickCreateCall) {
  const { t } = useLingui();
  const { user } = useMe();
  return (
    <QuickCreate
      {...props}
      area="artist"
      domain="artist"
      title={t`New artist`}
      action={t`Create artist`}
      schema={Short}
      values={{ name: props.keyword, genre: '', hexColor: DEFAULT_HEX_COLOR, email: '' }}
      create={async (values) => {
        const body = { ...values, ownerId: user.id, zone: user.zone };
        return artistItem(await call(artistContract.routes.create, { body }));
      }}
    >
      <TextField name="name" label={t`Name`} must maxLength={100} />
      <TextField name="genre" label={t`Genre`} maxLength={50} />
      <ControlField<string> name="hexColor" label={t`Colour`}>
        {({ value, onChange }) => <ColorField value={value} onChange={onChange} />}
      </ControlField>
      <TextField name="email" type="email" label={t`Email`} maxLength={254} />
      <ArtistAlike onTake={(row) => props.onDone(takenItem(row))} />
    </QuickCreate>
  );
}
