import { useLingui } from '@lingui/react/macro';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { Suspense } from 'react';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { rideTitle } from '#shared/domains/ground-transport/rules.ts';
import { FavoriteStar } from '#web/domains/favorite-subject/widgets/favorite-star.tsx';
import { useRecordTabs } from '#web/domains/system/widgets/record-tabs.tsx';
import { call, mutationOf, queryOf } from '#web/platform/api.ts';
import { useAppointmentContext } from '#web/platform/appointment-context.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { RecordPage } from '#web/ui/record/record-page.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { RideAside } from '../parts/ride-aside.tsx';
import { RideOverview } from '../parts/ride-overview.tsx';
import { PhaseMark, timesText } from '../parts/ride-words.tsx';
import { rideQuery } from '../queries.ts';

const RideDialog = dialogPart(async () => (await import('../widgets/ride-dialog.tsx')).RideDialog);

const route = getRouteApi('/app/groundtransport/$key');
const editRoute = getRouteApi('/app/groundtransport/$key/edit');
const BASE = '/groundtransport';
const { activity, copy, remove, restore } = groundTransportContract.routes;

interface RidePageProps {
  readonly id: string;
  readonly tab: string | undefined;
  readonly onTab: (tab: string) => void;
}
function RidePage({ id, tab, onTab }: RidePageProps) {
  const { t } = useLingui();
  const can = useCan();
  const goTo = useGoTo();
  const askRemoval = useRemoval();
  const { data: ride } = useSuspenseQuery(rideQuery(id));
  const [name, params] = [rideTitle(ride), { id }];
  const [artist] = ride.artists;
  useAppointmentContext({
    date: ride.start.dateTimeLocal.slice(0, 10),
    artistId: artist?.artistId,
    artistName: artist?.name,
    origin: name,
  });
  const copying = useMutation({ ...mutationOf(copy), onSuccess: (made) => goTo(`${BASE}/${made.id}/edit`) });
  const onDelete = () =>
    void askRemoval({
      base: BASE,
      name,
      remove: () => call(remove, { params }),
      restore: () => call(restore, { params }),
    });
  const tabs = useRecordTabs({
    target: { entity: 'groundTransport', recordId: id },
    activity: queryOf(activity, { params, query: {} }),
    overview: <RideOverview ride={ride} />,
  });
  const more = { id: 'copy', label: t`Copy`, icon: <Copy size={15} />, onSelect: () => copying.mutate({ params }) };
  return (
    <RecordPage
      id={id}
      name={name}
      base={BASE}
      listName={t`Ground transport`}
      tag={<FavoriteStar entity="groundTransport" recordId={id} title={name} />}
      line={
        <>
          <span className="num">{timesText(ride)}</span>
          {artist && <span>{artist.name}</span>}
          <PhaseMark ride={ride} />
        </>
      }
      mayEdit={can('groundTransport.update')}
      onDelete={can('groundTransport.delete') ? onDelete : undefined}
      more={can('groundTransport.create') ? [more] : []}
      tab={tab}
      onTab={onTab}
      tabs={tabs}
      aside={<RideAside ride={ride} />}
    />
  );
}

export function RideDetailPage() {
  const { key } = route.useParams();
  const navigate = route.useNavigate();
  const { tab } = route.useSearch();
  return <RidePage id={key} tab={tab} onTab={(next) => void navigate({ search: { tab: next }, replace: true })} />;
}

/** The ride, and over it its dialog; saved, the page below shows it as it is now. */
export function EditRidePage() {
  const { key } = editRoute.useParams();
  const goTo = useGoTo();
  const { data: ride } = useSuspenseQuery(rideQuery(key));
  const back = () => goTo(`${BASE}/${key}`);
  return (
    <>
      <RidePage id={key} tab={undefined} onTab={back} />
      <Suspense>
        <RideDialog ride={ride} onClose={back} onSaved={back} />
      </Suspense>
    </>
  );
}
