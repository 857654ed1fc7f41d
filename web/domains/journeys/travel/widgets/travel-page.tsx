import { useLingui } from '@lingui/react/macro';
import { type UseSuspenseQueryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { type ComponentProps, type ComponentType, type ReactNode, Suspense } from 'react';
import type { ClashQuestion } from '#shared/domains/journeys/show-travel/contract.ts';
import type { Activity } from '#shared/kernel/record/record.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import { dateOf } from '#shared/kernel/time/date.ts';
import { FavoriteStar } from '#web/domains/identity/favorite-subject/widgets/favorite-star.tsx';
import { useRecordTabs } from '#web/kits/record/record-tabs.tsx';
import { type Bare, call, mutationOf, queryOf } from '#web/platform/api.ts';
import { useAppointmentContext } from '#web/platform/appointment-context.ts';
import { useCan } from '#web/platform/me.ts';
import { RecordPage } from '#web/ui/record/record-page.tsx';
import type { tabSearch } from '#web/ui/record/tab-search.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { ClashNotice } from './clash-notice.tsx';
import { PhaseMark } from './phase-mark.tsx';
import type { TravelModel, TravelRecord } from './travel-model.ts';
import type { TravelDialogProps } from './travel-start.ts';
import { timesText } from './travel-text.ts';

interface ById {
  readonly params: { readonly id: string };
}

/** How a kind's records are read, one at a time. */
export type TravelQuery<R> = (id: string) => Pick<UseSuspenseQueryOptions<R>, 'queryKey' | 'queryFn'>;

/** A kind, as its pages show it. */
export interface TravelPageKind<R extends TravelRecord> extends TravelModel<R> {
  readonly listName: ReactNode;
  readonly titleOf: (travel: R) => string;
  readonly query: TravelQuery<R>;
  readonly routes: {
    readonly copy: Bare<ById, { readonly id: string }>;
    readonly remove: Bare<ById, unknown>;
    readonly restore: Bare<ById, unknown>;
    readonly activity: Bare<ById & { readonly query: object }, { rows: Activity[] }>;
  };
  readonly overview: (travel: R) => ReactNode;
  /** Stretches of time and place. */
  readonly stretchesOf: (travel: R) => ClashQuestion['stretches'];
  readonly aside: (travel: R) => ReactNode;
  readonly dialog: ComponentType<TravelDialogProps<R>>;
}
interface TravelPageProps<R extends TravelRecord> {
  readonly kind: TravelPageKind<R>;
  readonly id: string;
  readonly tab: string | undefined;
  readonly onTab: (tab: string) => void;
}

/** A second one like it, and away with it: for those who may. */
function useActions<R extends TravelRecord>({ area, routes }: TravelPageKind<R>, id: string, name: string) {
  const { t } = useLingui();
  const can = useCan();
  const goTo = useGoTo();
  const askRemoval = useRemoval();
  const [base, params] = [pathOfKind(area), { id }];
  const copying = useMutation({ ...mutationOf(routes.copy), onSuccess: (made) => goTo(`${base}/${made.id}/edit`) });
  const onDelete = () =>
    void askRemoval({
      base,
      name,
      remove: () => call(routes.remove, { params }),
      restore: () => call(routes.restore, { params }),
    });
  const copy = {
    id: 'copy',
    label: t`Duplicate`,
    icon: <Copy size={15} />,
    onSelect: () => copying.mutate({ params }),
  };
  return {
    mayEdit: can(`${area}.update`),
    onDelete: can(`${area}.delete`) ? onDelete : undefined,
    more: can(`${area}.create`) ? [copy] : [],
  } satisfies Partial<ComponentProps<typeof RecordPage>>;
}

const clashQuestion = ({ id, travellers }: TravelRecord, stretches: ClashQuestion['stretches']): ClashQuestion => ({
  excludeId: id,
  travellerIds: travellers.map(({ contactId }) => contactId),
  stretches,
});

/** The page of a journey or stay. */
function TravelPage<R extends TravelRecord>({ kind, id, tab, onTab }: TravelPageProps<R>) {
  const { area, spanOf, hexColorOf, titleOf } = kind;
  const { data: travel } = useSuspenseQuery(kind.query(id));
  const [name, span, [artist]] = [titleOf(travel), spanOf(travel), travel.artists];
  const actions = useActions(kind, id, name);
  useAppointmentContext({
    date: dateOf(span.start),
    artistId: artist?.artistId,
    artistName: artist?.name,
    origin: name,
  });
  const target = { entity: area, recordId: id };
  const overview = (
    <>
      <ClashNotice question={clashQuestion(travel, kind.stretchesOf(travel))} />
      {kind.overview(travel)}
    </>
  );
  const activity = queryOf(kind.routes.activity, { params: { id }, query: {} });
  const tabs = useRecordTabs({ target, activity, overview });
  const line = (
    <>
      <span className="num">{timesText(span)}</span>
      {artist && <span>{artist.name}</span>}
      <PhaseMark phase={travel.phase} hexColor={hexColorOf(travel)} />
    </>
  );
  return (
    <RecordPage
      {...actions}
      {...{ id, name, line, tab, onTab, tabs }}
      base={pathOfKind(area)}
      listName={kind.listName}
      tag={<FavoriteStar {...target} title={name} />}
      aside={kind.aside(travel)}
    />
  );
}

const useKey = (): string => useParams({ strict: false }).key ?? '';

interface KindProps<R extends TravelRecord> {
  readonly kind: TravelPageKind<R>;
}
function TravelDetailPage<R extends TravelRecord>({ kind }: KindProps<R>) {
  const { tab }: ReturnType<typeof tabSearch> = useSearch({ strict: false });
  const navigate = useNavigate();
  const onTab = (next: string) => void navigate({ to: '.', search: { tab: next } as never, replace: true });
  return <TravelPage kind={kind} id={useKey()} tab={tab} onTab={onTab} />;
}

/** The page, and over it its dialog; saved, the page below shows it as it is now. */
function TravelEditPage<R extends TravelRecord>({ kind }: KindProps<R>) {
  const id = useKey();
  const goTo = useGoTo();
  const { data } = useSuspenseQuery(kind.query(id));
  const back = () => goTo(`${pathOfKind(kind.area)}/${id}`);
  const { dialog: Dialog } = kind;
  return (
    <>
      <TravelPage kind={kind} id={id} tab={undefined} onTab={back} />
      <Suspense>
        <Dialog record={data} onClose={back} onSaved={back} />
      </Suspense>
    </>
  );
}

/** The pages of one record of a kind. */
export const travelPages = <R extends TravelRecord>(kind: TravelPageKind<R>) => ({
  DetailPage: () => <TravelDetailPage kind={kind} />,
  EditPage: () => <TravelEditPage kind={kind} />,
});
