import { useLingui } from '@lingui/react/macro';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { MAX_ARTISTS } from '#shared/domains/booking/show/parts.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { SharedNotes, TimeFields } from '../widgets/show-form-fields.tsx';
import { ArtistsField, ReferenceField } from './reference-field.tsx';

const searchRequestable = pickerSearch(showContract.routes.requestArtists);

/** Returns the sections for outside users; the artists only in a new request. */
export function useExternalSections(show?: Show): readonly FormSection[] {
  const { t } = useLingui();
  const artists: FormSection = {
    id: 'artists',
    title: t`Artist`,
    fields: ['artistIds'],
    content: <ArtistsField name="artistIds" label={t`Artist`} max={MAX_ARTISTS} search={searchRequestable} />,
  };
  return [
    ...(show ? [] : [artists]),
    {
      id: 'time',
      title: t`Date and time`,
      fields: ['start', 'end', 'isAllDay', 'isNight', 'timeOfPerformance'],
      content: <TimeFields artists={show?.artists} {...(show ? { excludeId: show.id } : {})} />,
    },
    {
      id: 'place',
      title: t`Place`,
      fields: ['venueId', 'capacity', 'description'],
      content: (
        <div className="cols2">
          <ReferenceField name="venueId" label={t`Venue`} kind="venue" placeholder={t`Search venues`} />
          <NumberField name="capacity" label={t`Capacity`} help={t`Leave empty to use the venue's`} />
          <TextField name="description" label={t`Description`} className="sh-wide" />
        </div>
      ),
    },
    { id: 'notes', title: t`Notes`, fields: ['externalNotes'], content: <SharedNotes /> },
  ];
}
