import { Trans } from '@lingui/react/macro';
import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { cx } from '#web/ui/cx.ts';
import { type Appointment, type Artist, lookOf } from '../model/appointment.ts';
import { isWeekend } from '../model/clock.ts';
import type { Bar, Row } from '../model/layout.ts';
import { type PrintedPage, pagesOf, printedLabel } from '../model/print.ts';
import type { Period } from '../model/range.ts';
import { useDates } from './use-dates.ts';

type Props = Readonly<{ artists: readonly Artist[]; appointments: readonly Appointment[]; period: Period }>;

/** There only while the page is printed: on the screen rows are mounted as they come into sight, in print all are. */
export function PlanningPrint(props: Props) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture as soon as the event is over.
    const set = (now: boolean) => () => flushSync(() => setPrinting(now));
    const [before, after] = [set(true), set(false)];
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting && createPortal(<Sheets {...props} />, document.body);
}

const Sheets = ({ artists, appointments, period }: Props) => (
  <div className="plan-print">
    {pagesOf(artists, appointments, period).map((page) => (
      <Sheet key={`${page.month} ${page.plan.rows[0]?.artist.id}`} {...page} />
    ))}
  </div>
);

function Sheet({ plan }: PrintedPage) {
  const dates = useDates();
  const days = Array.from({ length: plan.days }, (_, i) => plan.first + i);
  return (
    <section className="print-page" style={{ '--days': plan.days } as CSSProperties}>
      <h1>{dates.month(plan.first)}</h1>
      <div className="print-row print-head">
        <b>
          <Trans>Artist</Trans>
        </b>
        <div>
          {days.map((day) => (
            <span key={day} className={cx('num', isWeekend(day) && 'we')}>
              <small>{dates.letter(day)}</small>
              {dates.number(day)}
            </span>
          ))}
        </div>
      </div>
      {plan.rows.map((row) => (
        <PrintedRow key={row.artist.id} row={row} days={plan.days} />
      ))}
    </section>
  );
}

function PrintedBar({ bar, days }: { readonly bar: Bar; readonly days: number }) {
  const { item, from, to, lane, free } = bar;
  const { text, spill } = printedLabel(bar, days);
  const rank = lookOf(item) === 'option' && item.rank ? `${item.rank} ` : '';
  const place = (first: number, length: number) =>
    ({ '--from': first, '--length': length, '--lane': lane }) as CSSProperties;
  return (
    <>
      <span className={cx('print-bar', `print-${lookOf(item)}`)} style={place(from, to - from + 1)}>
        {rank}
        {text}
      </span>
      {spill && (
        <span className="print-bar print-spill" style={place(to + 1, free)}>
          {spill}
        </span>
      )}
    </>
  );
}

const PrintedRow = ({ row, days }: { readonly row: Row; readonly days: number }) => (
  <div className="print-row" style={{ '--lanes': row.lanes } as CSSProperties}>
    <b className="cut">{row.artist.name}</b>
    <div>
      {row.bars.map((bar) => (
        <PrintedBar key={bar.item.id} bar={bar} days={days} />
      ))}
    </div>
  </div>
);
