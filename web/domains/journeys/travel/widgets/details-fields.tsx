import type { ComponentProps } from 'react';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import { TagsField } from '#web/domains/reference/tag/widgets/tags-field.tsx';
import { ArtistField } from './artist-field.tsx';
import type { TravelFormProps } from './travel-dialog.tsx';
import { ColourField, NotesField, PhaseField } from './travel-fields.tsx';
import type { TravelRecord } from './travel-model.ts';
import { TravellersField } from './travellers-field.tsx';

type PeopleProps = TravelFormProps<TravelRecord> & Pick<ComponentProps<typeof TravellersField>, 'onPeople'>;
/** Asks for the artist, the phase and the travellers, which every kind has. */
export const PeopleFields = ({ record, artist, onPeople }: PeopleProps) => (
  <>
    <ArtistField first={artist} />
    <PhaseField />
    <TravellersField travellers={record?.travellers ?? []} onPeople={onPeople} className="rec-wide" />
  </>
);

type LastProps = Readonly<{ area: TravelKind; help: string; colour: string }>;
/** Asks for the notes, the colour and the tags, which every kind has. */
export const LastFields = ({ area, help, colour }: LastProps) => (
  <>
    <NotesField help={help} />
    <ColourField name={colour} />
    <TagsField area={area} />
  </>
);
