import { showExcel } from '#functions/domains/booking/show/public/excel.ts';
import { APPROVED } from '#functions/domains/booking/show/public/marks.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { statusesOf } from '#functions/domains/reference/status/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Cell } from '#functions/platform/excel/cells.ts';
import { everyRow, queryOf } from '#functions/platform/record/request.ts';
import { MAX_TS_ROWS, type TsExportType } from '#shared/domains/booking/show-export/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';

const COLUMNS: Record<TsExportType, readonly string[]> = {
  schedule: [
    ...['number', 'date', 'start', 'end', 'zone', 'artist', 'venue', 'city', 'status', 'promoter', 'description'],
  ],
  contacts: [
    ...['number', 'date', 'artist', 'venue', 'city', 'promoter', 'contact', 'contactEmail', 'signer', 'payer', 'owner'],
  ],
  production: [
    ...['number', 'date', 'artist', 'venue', 'room', 'city', 'capacity', 'tickets', 'announceAt', 'onSaleAt'],
    ...['billing', 'externalNotes'],
  ],
  deals: ['number', 'date', 'artist', 'promoter', 'payer', 'status', 'fee', 'currency'],
};
export const NAMES: Record<TsExportType, Translated> = {
  schedule: {
    en: 'Schedule',
    nl: 'Planning',
    de: 'Terminplan',
    it: 'Orari',
    es: 'Horarios',
    'pt-br': 'Horários',
    pt: 'Horários',
  },
  contacts: {
    en: 'Contacts',
    nl: 'Contacten',
    de: 'Kontakte',
    it: 'Contatti',
    es: 'Contactos',
    'pt-br': 'Contatos',
    pt: 'Contactos',
  },
  production: TERMS.production,
  deals: { en: 'Deals', nl: 'Deals', de: 'Deals', it: 'Deal', es: 'Acuerdos', 'pt-br': 'Acordos', pt: 'Acordos' },
};

interface Asked {
  readonly from: LocalDate;
  readonly to: LocalDate;
}
/** Shows of the period that the caller may see and that go on; what is only asked for is no work yet. */
async function showsIn(ctx: UserContext, { from, to }: Asked) {
  if (to < from) throw new AppError('endBeforeBegin', { field: 'to' });
  const { store, mapping, always } = showExcel;
  const filters = [{ field: 'phase', relation: 'noneOf' as const, values: ['cancelled'] }];
  const request = everyRow({ from, to, filters });
  const nos =
    (await store.definition.list?.all(
      ctx.tenantId,
      queryOf(mapping, request, [...((await always?.(ctx)) ?? []), APPROVED]),
    )) ?? [];
  if (nos.length > MAX_TS_ROWS) throw new AppError('showExport.tooLong', { params: { max: MAX_TS_ROWS } });
  return (await store.many(ctx, nos, new Set(nos))).filter(({ deletedAt }) => !deletedAt);
}

/** Heads first, then a line for each show; without what the caller may not see. */
export async function secretaryTable(ctx: UserContext, type: TsExportType, asked: Asked & { locale: Locale }) {
  const { locale } = asked;
  const [shows, statuses] = await Promise.all([showsIn(ctx, asked), statusesOf(ctx, 'show')]);
  const today = await agencyDay(ctx);
  const speech = { locale, today, statuses: new Map(statuses.map(({ id, name }) => [id, name])), tags: new Map() };
  const columns = COLUMNS[type].flatMap((id) => showExcel.columns.find((column) => column.id === id) ?? []);
  const visible = showExcel.visible ?? ((_ctx, show) => show);
  const rows = shows.map((show): Cell[] => {
    const seen = visible(ctx, show);
    return columns.map(({ value }) => value(seen, speech));
  });
  return [columns.map(({ name }): Cell => inLanguage(name, locale)), ...rows];
}
