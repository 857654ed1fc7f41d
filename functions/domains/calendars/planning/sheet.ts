import type { Cell } from '#functions/platform/excel/cells.ts';
import type { ExcelSheet } from '#functions/platform/excel/workbook.ts';
import { bookedDays } from '#shared/kernel/record/appointment.ts';
import type { PlannedAppointment } from '#shared/kernel/record/planned-appointment.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import type { planOf } from './plan.ts';
import { type SheetWords, sheetWords } from './sheet-words.ts';

type Plan = Awaited<ReturnType<typeof planOf>>;
interface Drawn {
  readonly plan: Plan;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly locale: Locale;
  readonly statuses: ReadonlyMap<string, string>;
}
type Row = PlannedAppointment & { readonly artist: string };

/** Characters: a day of the grid holds a town. */
const DAY_WIDTH = 12;

const timeOf = ({ isAllDay }: Row, local: string): Cell => (isAllDay ? { day: local.slice(0, 10) } : { time: local });

const statusOf = ({ kind, statusId, rank }: PlannedAppointment, words: SheetWords, { statuses }: Drawn): string =>
  kind === 'show' ? [statuses.get(statusId), rank || ''].join(' ').trim() : words.kinds[kind];

/** Appointments below each other, in order of time. */
export function listSheet(drawn: Drawn): ExcelSheet<Row> {
  const words = sheetWords(drawn.locale);
  const names = new Map(drawn.plan.artists.map(({ id, name }) => [id, name]));
  const rows = drawn.plan.appointments
    .map((item) => ({ ...item, artist: names.get(item.artistId) ?? '' }))
    .sort((a, b) => (a.start < b.start ? -1 : 1));
  return {
    name: words.planning,
    columns: [
      { header: words.artist, width: 24, value: (row) => row.artist },
      { header: words.start, value: (row) => timeOf(row, row.start) },
      { header: words.end, value: (row) => timeOf(row, row.end) },
      { header: words.kind, value: (row) => words.kinds[row.kind] },
      { header: words.title, width: 40, value: (row) => row.title },
      { header: words.city, value: (row) => row.city },
      { header: words.status, value: (row) => statusOf(row, words, drawn) },
    ],
    rows,
  };
}

/** Texts of an artist's days. */
function daysOf(drawn: Drawn, words: SheetWords): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const item of drawn.plan.appointments) {
    const { first, last } = bookedDays(item);
    const text = `${item.city || item.title} (${statusOf(item, words, drawn)})`;
    for (let day = first < drawn.from ? drawn.from : first; day <= last && day <= drawn.to; day = addDays(day, 1)) {
      const key = `${item.artistId} ${day}`;
      found.set(key, [...(found.get(key) ?? []), text]);
    }
  }
  return found;
}

/** Artists by days, as on the screen. */
export function gridSheet(drawn: Drawn): ExcelSheet<Plan['artists'][number]> {
  const words = sheetWords(drawn.locale);
  const texts = daysOf(drawn, words);
  const days: LocalDate[] = [];
  for (let day = drawn.from; day <= drawn.to; day = addDays(day, 1)) days.push(day);
  return {
    name: words.planning,
    columns: [
      { header: words.artist, width: 24, value: ({ name }) => name },
      ...days.map((day) => ({
        header: words.day(day),
        width: DAY_WIDTH,
        value: ({ id }: Plan['artists'][number]) => texts.get(`${id} ${day}`)?.join('\n') ?? '',
      })),
    ],
    rows: drawn.plan.artists,
  };
}
