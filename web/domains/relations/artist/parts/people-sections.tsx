import { useLingui } from '@lingui/react/macro';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';

const fetchFields = () => import('./people-fields.tsx');
const TeamFields = part(async () => (await fetchFields()).TeamFields);
const Members = part(async () => (await fetchFields()).Members);
const PressFields = part(async () => (await fetchFields()).PressFields);

/** Those around an artist, the administration, and what the press gets: further down, and fetched after what comes first. */
export function usePeopleSections(): readonly FormSection[] {
  const { t } = useLingui();
  return [
    {
      id: 'team',
      title: t`Team and management`,
      fields: ['team', 'management', 'bookkeepingId', 'brandId', 'bankAccountId', 'projectId'],
      content: later(4, <TeamFields />),
    },
    {
      id: 'members',
      title: t`Members`,
      fields: ['members'],
      content: later(4, <Members />),
    },
    {
      id: 'press',
      title: t`Press material`,
      fields: ['biography', 'pressLinks'],
      content: later(4, <PressFields />),
    },
  ];
}
