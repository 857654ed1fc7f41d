import { type ExcelColumn, excelOf } from '#functions/platform/excel/workbook.ts';
import type { Content } from '#shared/domains/journeys/guest-list/contract.ts';
import { headsOf } from '#shared/domains/journeys/guest-list/rules.ts';
import { ASKED, type Guest } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';
import type { List } from './log.ts';
import { SHEET_TEXTS, STATUS_TEXTS } from './words.ts';

interface Seen {
  readonly list: List;
  readonly content: Content;
  readonly locale: Locale;
  /** Whether the reader sees what guests were asked for. */
  readonly isInternal: boolean;
}

/** A row for each guest, place by place; of what could be asked for, what was. */
export function guestSheet({ list, content: { places, guests }, locale, isInternal }: Seen): Promise<Uint8Array> {
  const [texts, statuses] = [inLanguage(SHEET_TEXTS, locale), inLanguage(STATUS_TEXTS, locale)];
  const names = new Map(places.map(({ id, name }) => [id, name]));
  const order = new Map(places.map(({ id }, i) => [id, i]));
  const rows = guests.toSorted((a, b) => (order.get(a.placeId) ?? 0) - (order.get(b.placeId) ?? 0));
  const asked = isInternal ? ASKED.filter((field) => places.some(({ asks }) => asks.includes(field))) : [];
  const columns: readonly ExcelColumn<Guest>[] = [
    { header: texts.place, width: 20, value: ({ placeId }) => names.get(placeId) },
    { header: texts.name, width: 30, isText: true, value: ({ name }) => name },
    { header: texts.plusOnes, width: 10, value: ({ plusOnes }) => plusOnes },
    { header: texts.heads, width: 10, value: headsOf },
    { header: texts.status, width: 14, value: ({ status }) => statuses[status] },
    ...asked.map((field) => ({ header: texts[field], width: 24, isText: true, value: (one: Guest) => one[field] })),
    { header: texts.note, width: 36, value: ({ note }) => note },
    { header: texts.reason, width: 28, value: ({ reason }) => reason },
    {
      header: texts.collectedAt,
      value: ({ collectedAt }) => collectedAt && { time: toLocal(collectedAt, list.show.zone) },
    },
  ];
  return excelOf({ name: list.name, columns, rows });
}
