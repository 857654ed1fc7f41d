import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import { kindsWith } from '#shared/records.ts';
import { may, useMe } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { part } from '#web/ui/part.tsx';
import { usePhone } from '#web/ui/use-media.ts';
import { type Appointment, type Artist, type Kind, recordIdOf } from '../model/appointment.ts';
import type { Draft } from '../model/draft.ts';
import type { Range } from '../model/range.ts';
import type { WeekHours } from '../model/week-drag.ts';
import { MonthGrid } from '../parts/month-grid.tsx';
import { useMove } from './use-move.ts';
import type { Planning } from './use-planning.ts';

/** The views load separately: a visit shows one of them, mostly the grid. */
const DayView = part(async () => (await import('../parts/day-view.tsx')).DayView);
const WeekView = part(async () => (await import('../parts/week-view.tsx')).WeekView);
const PhoneAgenda = part(async () => (await import('../parts/phone-agenda.tsx')).PhoneAgenda);
const CreateAppointment = part(async () => (await import('./create-appointment.tsx')).CreateAppointment);
const TravelGlance = dialogPart(
  async () => (await import('#web/domains/journeys/show-travel/widgets/travel-glance.tsx')).TravelGlance,
);
const EntryDialog = dialogPart(async () => (await import('./entry-dialog.tsx')).EntryDialog);

interface Props {
  readonly range: Range;
  readonly planning: Planning;
  readonly title: string;
  readonly onDay: (date: string) => void;
  readonly onMonth: (date: string) => void;
  readonly onSelect: (date: string) => void;
}

/** Returns the rights on appointments by kind. Users outside the agency request shows by another form. */
function useRights() {
  const me = useMe();
  const internal = me.user.environment === 'internal';
  const mayChange = (area: 'show' | 'artist' | TravelKind) => internal && may(me, `${area}.update`);
  const mayByKind: Partial<Record<Kind, boolean>> & { private: boolean } = {
    show: mayChange('show'),
    ...Object.fromEntries(kindsWith('drag').map((kind) => [kind, mayChange(kind)])),
    private: mayChange('artist'),
  };
  const mayEdit = ({ kind }: Appointment) => mayByKind[kind] === true;
  return { mayEdit, mayEntry: mayByKind.private, mayShow: internal && me.canCreate.show };
}

/** Opens shows and, for the agency, external events by their page; own entries by dialog; travel by preview. */
function useOpening() {
  const navigate = useNavigate();
  const internal = useMe().user.environment === 'internal';
  const [opened, setOpened] = useState<{ readonly id: string; readonly kind: Kind }>();
  const onOpen = ({ id: at, kind }: Appointment) => {
    const id = recordIdOf(at);
    if (kind === 'show') void navigate({ to: '/show/$key', params: { key: id } });
    else if (kind !== 'external') setOpened({ id, kind });
    else if (internal) void navigate({ to: '/externalevent/$key', params: { key: id } });
  };
  return { onOpen, opened, close: () => setOpened(undefined) };
}

/** Sorts artists with appointments first, for a day of a hundred artists. */
function busyFirst(artists: readonly Artist[], appointments: readonly Appointment[]): Artist[] {
  const busy = new Set(appointments.map(({ artistId }) => artistId));
  return artists.toSorted((a, b) => Number(busy.has(b.id)) - Number(busy.has(a.id)));
}

/** The view that fits the range and the screen: hours for a day or a week, else artists by days. */
export function RangeView(props: Props) {
  const { opened, close, onOpen } = useOpening();
  return (
    <>
      <Suspense fallback={<div />}>
        <View {...props} onOpen={onOpen} />
      </Suspense>
      {opened && (
        <Suspense>
          {opened.kind === 'private' ? (
            <EntryDialog id={opened.id} artists={props.planning.artists} onClose={close} />
          ) : (
            <TravelGlance {...opened} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

function View({
  range,
  planning,
  title,
  onDay,
  onMonth,
  onSelect,
  onOpen,
}: Props & { onOpen: (item: Appointment) => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isPhone = usePhone();
  const edits = useMove();
  const { mayEdit, mayEntry, mayShow } = useRights();
  const { artists, appointments, period, now, today, date, statuses } = planning;
  const onDelete = (item: Appointment) =>
    item.kind === 'private' ? edits.change({ id: item.id, before: item }) : onOpen(item);
  const hourEdits = { ...edits, mayEdit, onDelete };
  const shown = { artists, appointments, first: period.first, onOpen };

  const create = (draft: Draft, close: () => void) => (
    <CreateAppointment {...{ draft, statuses, today, mayShow, mayEntry }} onClose={close} />
  );
  const renderCreate = mayShow || mayEntry ? create : undefined;

  if (isPhone) return <PhoneAgenda {...shown} days={period.days} today={today} selected={date} onSelect={onSelect} />;
  if (range === 'day')
    return (
      <DayView
        date={period.first}
        rows={busyFirst(artists, appointments)}
        now={now}
        entries={appointments.map((item) => ({ item, rowIds: [item.artistId] }))}
        onOpen={onOpen}
        edits={hourEdits}
        renderCreate={renderCreate}
      />
    );
  if (range === 'week') {
    const onCreate = (hours: WeekHours) => void navigate({ to: '/show/new', search: hours });
    return (
      <WeekView {...shown} now={now} onOpenDay={onDay} onCreate={mayShow ? onCreate : undefined} edits={hourEdits} />
    );
  }
  return (
    <MonthGrid
      {...shown}
      {...{ onChange: edits.change, onUndo: edits.undo, onRedo: edits.redo }}
      label={`${t`Planning by artist`}, ${title}`}
      days={period.days}
      isWhole={range === 'year'}
      now={now}
      mayEdit={mayEdit}
      onOpenDay={range === 'year' ? onMonth : onDay}
      onOpenArtist={({ id }) => void navigate({ to: '/artist/$key', params: { key: id } })}
      onDelete={onDelete}
      renderCreate={renderCreate}
    />
  );
}
