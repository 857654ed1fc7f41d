import { useLingui } from '@lingui/react/macro';
import type { Run, RunStop } from '#shared/domains/booking/production/run.ts';
import type { Production } from '#shared/domains/booking/production/schemas.ts';
import { addDays, dayOf, diffDays, type LocalDate, weekday } from '#shared/kernel/time/date.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { cx } from '#web/ui/cx.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { placeOf } from './run-words.ts';
import './run.css';

/** A strip is for one look: of a longer production the list says the rest. */
const MAX_DAYS = 120;
const SATURDAY = 6;

type RunStripProps = Readonly<{ production: Pick<Production, 'id' | 'startDate' | 'endDate'>; run: Run }>;
function daysOf({ production, run }: RunStripProps): readonly LocalDate[] {
  const from = [production.startDate, run.first ?? production.startDate].sort()[0] ?? production.startDate;
  const to = [production.endDate, run.last ?? production.endDate].sort()[1] ?? production.endDate;
  return Array.from({ length: Math.min(MAX_DAYS, diffDays(from, to) + 1) }, (_, i) => addDays(from, i));
}

const TONES = { confirmed: 'green', options: 'amber', cancelled: 'grey' } as const;

interface DayProps {
  readonly date: LocalDate;
  readonly stop: RunStop | undefined;
  readonly isOutside: boolean;
  /** Page of a new show on a day without one; none for those who may not create it. */
  readonly newShow: ((date: LocalDate) => string) | undefined;
}
function Day({ date, stop, isOutside, newShow }: DayProps) {
  const { t } = useLingui();
  const { day } = useFormat();
  const letter = day({ date }).slice(0, 1);
  const isFirst = dayOf(date) === 1;
  const look = cx('pr-day', weekday(date) >= SATURDAY && 'weekend', isOutside && 'outside', isFirst && 'month');
  const inner = (
    <>
      <span className="micro" aria-hidden="true">
        {letter}
      </span>
      <span className="num">{dayOf(date)}</span>
    </>
  );
  if (!stop && !newShow) return <li className={look}>{inner}</li>;
  if (!stop) {
    const words = t`New show on ${day({ date })}`;
    return (
      <li className={look}>
        <PageLink to={newShow?.(date) ?? ''} aria-label={words} title={words}>
          {inner}
        </PageLink>
      </li>
    );
  }
  const name = `${day({ date })}, ${placeOf(stop)}`;
  return (
    <li className={cx(look, 'played', TONES[stop.phase])}>
      <PageLink to={`/show/${stop.showId}`} aria-label={name} title={name}>
        {inner}
      </PageLink>
    </li>
  );
}

/** The days of a production, one beside the other, with its shows on them. */
export function RunStrip(props: RunStripProps) {
  const { t } = useLingui();
  const can = useCan();
  const { id, startDate, endDate } = props.production;
  const newShow = can('show.create') ? (date: LocalDate) => `/show/new?productionId=${id}&date=${date}` : undefined;
  const played = props.run.stops.filter(({ phase }) => phase !== 'cancelled');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="pr-strip" aria-label={t`Run of dates`} tabIndex={0}>
      <ol>
        {daysOf(props).map((date) => (
          <Day
            key={date}
            date={date}
            stop={played.find(({ first, last }) => first <= date && date <= last)}
            isOutside={date < startDate || date > endDate}
            newShow={newShow}
          />
        ))}
      </ol>
    </section>
  );
}
