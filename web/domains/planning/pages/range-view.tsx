import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { may, useMe } from '#web/platform/me.ts';
import { usePhone } from '#web/ui/use-media.ts';
import type { Appointment } from '../model/appointment.ts';
import type { Range } from '../model/range.ts';
import { DayView } from '../parts/day-view.tsx';
import { type Draft, MonthGrid } from '../parts/month-grid.tsx';
import { PhoneAgenda } from '../parts/phone-agenda.tsx';
import { WeekView } from '../parts/week-view.tsx';
import { recordIdOf } from '../queries.ts';
import { CreateShow } from './create-show.tsx';
import { useMove } from './use-move.ts';
import type { Planning } from './use-planning.ts';

interface Props {
  readonly range: Range;
  readonly planning: Planning;
  readonly title: string;
  readonly onDay: (date: string) => void;
  readonly onSelect: (date: string) => void;
}

/** The view that fits the range and the screen: hours for a day or a week, else artists by days. */
export function RangeView({ range, planning, title, onDay, onSelect }: Props) {
  const { t } = useLingui();
  const me = useMe();
  const navigate = useNavigate();
  const isPhone = usePhone();
  const edits = useMove();
  const { artists, appointments, period, now, today, date, statuses } = planning;
  const onOpen = (item: Appointment) => void navigate({ to: '/show/$key', params: { key: recordIdOf(item.id) } });
  const shown = { artists, appointments, first: period.first, onOpen };

  if (range === 'day')
    return (
      <DayView
        heading={t`Artists`}
        date={period.first}
        rows={artists.map(({ id, name }) => ({ id, name }))}
        entries={appointments.map((item) => ({ item, rowIds: [item.artistId] }))}
        onOpen={onOpen}
      />
    );
  if (isPhone) return <PhoneAgenda {...shown} days={period.days} today={today} selected={date} onSelect={onSelect} />;
  if (range === 'week') {
    const create = (start: string) => void navigate({ to: '/show/new', search: { date: start.slice(0, 10) } });
    return <WeekView {...shown} now={now} onOpenDay={onDay} onCreate={me.canCreate.show ? create : undefined} />;
  }
  const renderCreate = (draft: Draft, close: () => void) => (
    <CreateShow draft={draft} statuses={statuses} today={today} onClose={close} />
  );
  return (
    <MonthGrid
      {...shown}
      {...{ onChange: edits.change, onUndo: edits.undo, onRedo: edits.redo }}
      label={`${t`Planning by artist`}, ${title}`}
      days={period.days}
      now={now}
      mayEdit={() => may(me, 'show.update')}
      onOpenDay={onDay}
      onOpenArtist={({ id }) => void navigate({ to: '/artist/$key', params: { key: id } })}
      onDelete={onOpen}
      renderCreate={me.canCreate.show ? renderCreate : undefined}
    />
  );
}
