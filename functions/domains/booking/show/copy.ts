import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { inputOf } from '#shared/domains/booking/show/input.ts';
import { movedTo } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { LocalDateTime } from '#shared/kernel/time/date.ts';
import { type EndOf, usualEnd } from './option-end.ts';
import { prepareShow } from './prepare.ts';
import { dealCopy } from './public/deal-store.ts';
import { checkAccess } from './public/sees.ts';
import { timetableCopy } from './public/timetable-store.ts';
import { showStore } from './store.ts';

/** A show that is to be, and what is written with it. */
interface Copy {
  readonly fields: ShowFields;
  readonly extra: (show: Stored<ShowFields>) => readonly Write[];
  /** The last day of a copy that is an option. */
  readonly endOf: EndOf;
}

/** The fields that a copy on another date does without. */
const OF_ITS_DATE = {
  expiresOn: undefined,
  announceAt: undefined,
  onSaleAt: undefined,
  ticketUrl: undefined,
  isSoldOut: undefined,
};

/** The same show as an open one: no lock, the usual option end, and none of the days that belong to its own date. */
export async function copyAt(ctx: UserContext, id: Id, startOf: (source: ShowFields) => LocalDateTime): Promise<Copy> {
  checkInternal(ctx);
  const source = checkAccess(ctx, await showStore.get(ctx, id));
  const times = movedTo(source, startOf(source));
  const input = { ...inputOf(source), ...times, ...OF_ITS_DATE };
  const kept = { number: '', owner: source.owner, freeFields: source.freeFields };
  const [fields, deal, timetable, endOf] = await Promise.all([
    prepareShow(ctx, input, kept, source),
    dealCopy(ctx, source.no),
    timetableCopy(ctx, source.id),
    usualEnd(ctx),
  ]);
  const copy = { ...fields, ...deal.summary, expiresOn: endOf(fields) };
  return { fields: copy, extra: (show) => [...deal.writes(show.no), ...timetable(show)], endOf };
}
