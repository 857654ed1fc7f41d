import type ICALModule from 'ical.js';
import { MAX_EVENTS, type Window } from '#shared/domains/booking/external-calendar/rules.ts';
import {
  type EventStatus,
  LOCATION_MAX,
  NOTES_MAX,
  TITLE_MAX,
} from '#shared/domains/booking/external-event/schemas.ts';
import { Budget, Expansion, type Occurrence, OutOfBudget, seriesOf } from './expand.ts';
import { cleanText, looksLikeCalendar } from './text.ts';
import { ianaName } from './times.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';

type Ical = typeof ICALModule;
type Component = ICALModule.Component;

/** An event of a subscription, once for each of its occurrences. */
export interface ReadEvent {
  /** The key of an occurrence; it is the same each time the file is read. */
  readonly key: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly isAllDay: boolean;
  readonly zone: string;
  readonly status: EventStatus;
  readonly location: string;
  readonly notes: string;
}

export class ReadFailure extends Error {
  constructor(readonly reason: 'notCalendar' | 'tooMany') {
    super(reason);
  }
}

/** Steps of all series together; an event each day for a hundred years takes 36,500. */
const MAX_STEPS = 500_000;

/** Whether the parser takes a line: a name with one quotation mark, or a rule of no frequency, it gives up the whole file for. */
function isReadable(ical: Ical, line: string): boolean {
  try {
    return /^(BEGIN|END):/i.test(line) || ical.parse.property(line) !== undefined;
  } catch {
    return false;
  }
}

/** Parses a file into its parts. Parts that the parser cannot read are left out. */
function partsOf(ical: Ical, clean: string): unknown[] {
  try {
    return ical.parse(clean);
  } catch {
    const lines = clean.split('\r\n').filter((line) => isReadable(ical, line));
    return ical.parse(lines.join('\r\n'));
  }
}

function parse(ical: Ical, text: string): Component[] {
  const clean = cleanText(text);
  if (!looksLikeCalendar(clean)) throw new ReadFailure('notCalendar');
  try {
    const parsed = partsOf(ical, clean);
    const files = (typeof parsed[0] === 'string' ? [parsed] : parsed) as ConstructorParameters<Ical['Component']>[0][];
    return files.map((file) => new ical.Component(file));
  } catch {
    throw new ReadFailure('notCalendar');
  }
}

/** IANA's name of a zone, also for one of Windows. */
const zoneMeant = (name: string): string => ianaName(name) || (WINDOWS_ZONES.get(name) ?? '');

/**
 * Takes zones from IANA's database if the file does not describe them, or if they have a name of IANA's. Programs
 * describe the latter for a single year. A name of Windows counts as the file describes it.
 */
async function addZones(ical: Ical, calendar: Component, names: ReadonlySet<string>): Promise<void> {
  const described = new Map(
    calendar.getAllSubcomponents('vtimezone').map((zone) => [String(zone.getFirstPropertyValue('tzid')), zone]),
  );
  const wanted = [...names].filter((name) => ianaName(name) || (!described.has(name) && zoneMeant(name)));
  if (wanted.length === 0) return;
  const { tzlib_get_ical_block: blockOf, tzlib_get_timezones: allNames } = await import('timezones-ical-library');
  const byName = new Map([allNames()].flat().map((name) => [name.toLowerCase(), name]));
  for (const name of wanted) {
    const known = byName.get(zoneMeant(name).toLowerCase());
    const block = known && blockOf(known)[0];
    if (!block) continue;
    const zone = new ical.Component(ical.parse(cleanText(block)));
    zone.updatePropertyWithValue('tzid', name);
    const own = described.get(name);
    if (own) calendar.removeSubcomponent(own);
    calendar.addSubcomponent(zone);
  }
}

const zonesNamed = (events: readonly Component[]): Set<string> =>
  new Set(
    events.flatMap((event) =>
      event.getAllProperties().flatMap((property) => {
        const name = property.getParameter('tzid');
        return typeof name === 'string' ? [name] : [];
      }),
    ),
  );

const textOf = (component: Component, name: string, max: number): string =>
  String(component.getFirstPropertyValue(name) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
    .slice(0, max);

const isAnswered = (component: Component, name: string, value: string): boolean =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase() === value;

/** Outlook says of a free hour that it is one with a property of its own. */
function statusOf(component: Component): EventStatus {
  const isFree =
    isAnswered(component, 'transp', 'TRANSPARENT') || isAnswered(component, 'x-microsoft-cdo-busystatus', 'FREE');
  return isFree ? 'free' : isAnswered(component, 'status', 'TENTATIVE') ? 'tentative' : 'confirmed';
}

function readOne({ event: { component, uid }, stamp, start, end, isAllDay, zone }: Occurrence): ReadEvent {
  const title = textOf(component, 'summary', TITLE_MAX).replace(/\n/g, ' ');
  return {
    // Without a UID, an event is the same as long as its times and its title are.
    key: (uid ? `${uid} ${stamp}` : `${start} ${end} ${title}`).trim(),
    start,
    end,
    isAllDay,
    zone,
    title,
    status: statusOf(component),
    location: textOf(component, 'location', LOCATION_MAX).replace(/\n/g, ', '),
    notes: textOf(component, 'description', NOTES_MAX),
  };
}

function* eachOf(ical: Ical, calendar: Component, window: Window, zone: string, budget: Budget): Generator<ReadEvent> {
  const named = zoneMeant(String(calendar.getFirstPropertyValue('x-wr-timezone') ?? ''));
  const expansion = new Expansion(ical, window, named || zone, budget);
  for (const series of seriesOf(calendar.getAllSubcomponents('vevent'))) {
    try {
      for (const found of expansion.of(series)) {
        if (!isAnswered(found.event.component, 'status', 'CANCELLED')) yield readOne(found);
      }
    } catch (e) {
      // An event without sense must not make the others fail.
      if (e instanceof OutOfBudget) throw new ReadFailure('tooMany');
    }
  }
}

/** Reads the events of a file within the window. The file's own zone wins over the calendar's. */
export async function readEvents(text: string, window: Window, zone: string): Promise<ReadEvent[]> {
  const { default: ical } = await import('ical.js');
  const found = new Map<string, ReadEvent>();
  const budget = new Budget(MAX_STEPS);
  for (const calendar of parse(ical, text)) {
    // A CANCEL message of its own calls off its events.
    if (isAnswered(calendar, 'method', 'CANCEL')) continue;
    await addZones(ical, calendar, zonesNamed(calendar.getAllSubcomponents('vevent')));
    for (const event of eachOf(ical, calendar, window, zone, budget)) {
      found.set(event.key, event);
      if (found.size > MAX_EVENTS) throw new ReadFailure('tooMany');
    }
  }
  return [...found.values()];
}
