import type ICALModule from 'ical.js';
import type { Window } from '#shared/domains/booking/external-calendar/rules.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { beginsOf } from './begins.ts';
import { byClockOf, type Length, type Span, shownZone, spanOf } from './times.ts';

type Ical = typeof ICALModule;
type Component = ICALModule.Component;
type Event = ICALModule.Event;
type Time = ICALModule.Time;
type Duration = ICALModule.Duration;

export interface Occurrence extends Span {
  readonly event: Event;
  /** Which one of its series, as the series counts it; empty for a single event. */
  readonly stamp: string;
  readonly zone: string;
}

/** How many steps all series of a file may take: a rule of every second has no end. */
export class Budget {
  constructor(private left: number) {}
  take(): void {
    if (this.left-- <= 0) throw new OutOfBudget();
  }
}
export class OutOfBudget extends Error {}

export interface Series {
  readonly master: Component | undefined;
  readonly exceptions: readonly Component[];
}

/**
 * Groups events by their UID, each with its exceptions. Of two events of one kind, the later revision counts, else the
 * last one.
 */
export function seriesOf(components: readonly Component[]): Series[] {
  const byUid = new Map<string, { master: Component | undefined; exceptions: Component[] }>();
  for (const [i, component] of components.entries()) {
    const uid = String(component.getFirstPropertyValue('uid') || `#${i}`);
    const series = byUid.get(uid) ?? { master: undefined, exceptions: [] };
    byUid.set(uid, series);
    if (component.hasProperty('recurrence-id')) series.exceptions.push(component);
    else if (!series.master || revisionOf(component) >= revisionOf(series.master)) series.master = component;
  }
  for (const { exceptions } of byUid.values()) exceptions.sort((a, b) => revisionOf(a) - revisionOf(b));
  return [...byUid.values()];
}
const revisionOf = (component: Component): number => Number(component.getFirstPropertyValue('sequence') ?? 0);

const within = ({ start, end }: Span, { from, to }: Window) => start.slice(0, 10) <= to && end.slice(0, 10) >= from;

/** Dates taken out of a series of times as whole days, as Exchange writes them. */
const daysOut = (master: Component): ReadonlySet<string> =>
  new Set(
    master
      .getAllProperties('exdate')
      .flatMap((property) =>
        (property.getValues() as Time[]).filter((time) => time.isDate).map((time) => time.toString().slice(0, 10)),
      ),
  );

/** The time that an exception replaces, as its series counts it: in the zone of the series, or as a day. */
function replacedBy(exception: Component, start: Time): Time {
  const named = exception.getFirstPropertyValue('recurrence-id') as Time;
  const { year, month, day } = named;
  const time = start.clone();
  // Exchange names an occurrence of a series of times by its day alone.
  if (named.isDate || start.isDate) time.fromData({ ...start.toJSON(), year, month, day }, start.zone);
  else return byClockOf(named, start).convertToZone(start.zone);
  return time;
}

/** Whether a series leaves out the occurrence that an exception changes; a later revision of the exception brings it back. */
function isLeftOut(master: Component, exception: Component, start: Time): boolean {
  const named = replacedBy(exception, start);
  const dates = master.getAllProperties('exdate').flatMap((property) => property.getValues() as Time[]);
  const isNamed = (date: Time) =>
    date.isDate
      ? date.toString() === named.toString().slice(0, 10)
      : byClockOf(date, start).toUnixTime() === named.toUnixTime();
  return revisionOf(exception) <= revisionOf(master) && dates.some(isNamed);
}

/** From its start to its end, or as long as it says. */
function lengthOf({ component, startDate: start, endDate: end }: Event): Length {
  const said = component.hasProperty('dtend') ? undefined : component.getFirstPropertyValue('duration');
  return { start, end, ...(said ? { said: said as Duration } : {}) };
}

/** All occurrences of a series that touch the window. */
export class Expansion {
  constructor(
    private readonly ical: Ical,
    private readonly window: Window,
    private readonly zone: string,
    private readonly budget: Budget,
  ) {}

  *of({ master, exceptions }: Series): Generator<Occurrence> {
    if (!master) {
      for (const exception of exceptions) yield* this.#alone(new this.ical.Event(exception, { exceptions: [] }));
      return;
    }
    const { startDate } = new this.ical.Event(master, { exceptions: [] });
    const kept = exceptions.filter((exception) => !isLeftOut(master, exception, startDate));
    for (const exception of kept) exception.updatePropertyWithValue('recurrence-id', replacedBy(exception, startDate));
    const event = new this.ical.Event(master, { exceptions: kept });
    yield* event.isRecurring() ? this.#each(event, daysOut(master)) : this.#alone(event);
  }

  *#alone(event: Event): Generator<Occurrence> {
    this.budget.take();
    const stamp = event.recurrenceId ? event.recurrenceId.toString() : '';
    const span = spanOf(event.startDate, lengthOf(event), this.zone);
    if (within(span, this.window)) yield { ...span, event, stamp, zone: shownZone(event.startDate, this.zone) };
  }

  *#each(event: Event, out: ReadonlySet<string>): Generator<Occurrence> {
    const seen = new Set<Event>();
    // An event that begins after the window by its own clock may begin within it by the calendar's.
    const last = addDays(this.window.to, 1);
    for (const { at: next, end } of beginsOf(this.ical, event, last, () => this.budget.take())) {
      const { item, startDate } = event.getOccurrenceDetails(next);
      if (item !== event) seen.add(item);
      if (item === event && !next.isDate && out.has(next.toString().slice(0, 10))) continue;
      const length = item === event && end ? { start: next, end } : lengthOf(item);
      const span = spanOf(startDate, length, this.zone);
      const stamp = next.toString();
      if (within(span, this.window)) yield { ...span, event: item, stamp, zone: shownZone(startDate, this.zone) };
    }
    // Moved into the window from beyond it, or away from a time that the rule no longer has.
    for (const moved of Object.values(event.exceptions)) if (!seen.has(moved)) yield* this.#alone(moved);
  }
}
