import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { CalendarRange, ChartColumn, FileDown, Lock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useInternal } from '#web/domains/booking/show/widgets/use-internal.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { changed } from '#web/ui/list/search.ts';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import type { ShowSearch } from '../model/search.ts';

const OfficeDialog = dialogPart(async () => (await import('./office-dialog.tsx')).OfficeDialog);

function useItems(search: ShowSearch, setOffice: (next: boolean) => void, internal: boolean) {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const of = changed(search, { sort: undefined, view: undefined });
  return [
    can('show.create') &&
      internal && {
        id: 'tour',
        label: t`New tour`,
        icon: <CalendarRange size={14} />,
        onSelect: () => void navigate({ to: '/show/tour' }),
      },
    can('show.readDeal') && {
      id: 'total',
      label: t`Totals and charts`,
      icon: <ChartColumn size={14} />,
      onSelect: () => void navigate({ to: '/show/total', search: { of, by: 'month' } }),
    },
    can('show.lock') && {
      id: 'lock',
      label: t`Lock a period`,
      icon: <Lock size={14} />,
      onSelect: () => void navigate({ to: '/show/lock' }),
    },
    {
      id: 'office',
      label: t`Office exports`,
      icon: <FileDown size={14} />,
      onSelect: () => setOffice(true),
    },
  ].filter((item) => item !== false);
}

/** Offers the actions on the list as a whole: a new tour, totals, a lock of a period, office exports. */
export function ListMore({ search }: { readonly search: ShowSearch }) {
  const { t } = useLingui();
  const [office, setOffice] = useState(false);
  const internal = useInternal();
  const items = useItems(search, setOffice, internal);
  return (
    <>
      <MoreMenu label={t`More actions`} groups={[{ id: 'more', items }]} />
      {office && (
        <Suspense>
          <OfficeDialog onClose={() => setOffice(false)} />
        </Suspense>
      )}
    </>
  );
}
