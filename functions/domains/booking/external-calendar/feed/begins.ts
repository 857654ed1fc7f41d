import type ICALModule from 'ical.js';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { type Moment, recurrences } from './recurrence.ts';
import { ruleOf } from './rule.ts';
import { byClockOf } from './times.ts';

type Ical = typeof ICALModule;
type Component = ICALModule.Component;
type Time = ICALModule.Time;
type Period = ICALModule.Period;

/** When an occurrence begins; one that was added as a period says its end too. */
export interface Begin {
  readonly at: Time;
  readonly end?: Time;
}
const HOUR = 3600;

const dateText = (time: Time): LocalDate => time.toString().slice(0, 10);
const momentOf = (time: Time): Moment => ({
  date: dateText(time),
  second: time.hour * HOUR + time.minute * 60 + time.second,
});
function timeAt(ical: Ical, { date, second }: Moment, { isDate, zone }: Time): Time {
  const [year, month, day] = date.split('-').map(Number);
  const clock = { hour: Math.floor(second / HOUR), minute: Math.floor(second / 60) % 60, second: second % 60 };
  return new ical.Time({ year, month, day, ...(isDate ? {} : clock), isDate }, zone);
}

const valuesOf = (master: Component, name: string): (Time | Period)[] =>
  master.getAllProperties(name).flatMap((property) => property.getValues() as (Time | Period)[]);
const beginOf = (value: Time | Period): Begin =>
  'start' in value ? { at: value.start, end: value.getEnd() } : { at: value };

/** A day as the end of a rule is the whole of it. */
const isBeyond = (at: Time, until: Time | null): boolean =>
  until !== null && (until.isDate ? dateText(at) > dateText(until) : at.compare(byClockOf(until, at)) > 0);

function* byRules(ical: Ical, master: Component, start: Time, last: LocalDate, step: () => void): Generator<Begin> {
  const rules = master.getAllProperties('rrule').flatMap((property) => property.getValues() as ICALModule.Recur[]);
  if (rules.length === 0) yield { at: start };
  for (const recur of rules) {
    const first = momentOf(start);
    for (const moment of recurrences(ruleOf(recur, first.date), first, last, step)) {
      const at = timeAt(ical, moment, start);
      if (isBeyond(at, recur.until)) break;
      yield { at };
    }
  }
}

/** Each time at which a series begins anew, up to a day; ical.js, which could say it, leaves some out and others never end. */
export function* beginsOf(
  ical: Ical,
  { component: master, startDate }: ICALModule.Event,
  last: LocalDate,
  step: () => void,
): Generator<Begin> {
  const namedIn = (name: string): Begin[] =>
    valuesOf(master, name)
      .map(beginOf)
      .map((begin) => ({ ...begin, at: byClockOf(begin.at, startDate) }));
  const gone = new Set(namedIn('exdate').map(({ at }) => at.toUnixTime()));
  function* all() {
    yield* byRules(ical, master, startDate, last, step);
    yield* namedIn('rdate');
  }
  for (const begin of all()) {
    step();
    const moment = begin.at.toUnixTime();
    if (gone.has(moment)) continue;
    gone.add(moment);
    yield begin;
  }
}
