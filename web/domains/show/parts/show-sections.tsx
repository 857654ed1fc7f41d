import { useLingui } from '@lingui/react/macro';
import type { Show } from '#shared/domains/show/schemas.ts';
import { useFreeSections } from '#web/domains/free-field/widgets/free-sections.tsx';
import { useMe } from '#web/platform/me.ts';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { BasicFields, DealFields, NoteFields, PlaceFields, TimeFields } from '../widgets/show-form-fields.tsx';

/** The sections of the full form; internal notes only inside the agency. */
export function useShowSections(show?: Show): readonly FormSection[] {
  const { t } = useLingui();
  const excludeId = show?.id;
  const free = useFreeSections('show', show);
  const internal = useMe().user.environment === 'internal';
  const sections: FormSection[] = [
    {
      id: 'basics',
      title: t`Basics`,
      fields: ['artistIds', 'statusId', 'rank', 'expiresOn', 'productionId', 'ownerId'],
      content: <BasicFields />,
    },
    {
      id: 'time',
      title: t`Date and time`,
      fields: ['start', 'end', 'isAllDay', 'isNight', 'timeOfPerformance'],
      content: <TimeFields {...(excludeId ? { excludeId } : {})} />,
    },
    {
      id: 'place',
      title: t`Place and people`,
      fields: ['venueId', 'capacity', 'promoterId', 'contactId'],
      content: <PlaceFields />,
    },
    { id: 'deal', title: t`Deal`, fields: ['fee', 'billing', 'description'], content: <DealFields /> },
    { id: 'notes', title: t`Notes`, fields: ['internalNotes'], content: <NoteFields /> },
  ];
  return [...sections.filter(({ id }) => id !== 'notes' || internal), ...free];
}
