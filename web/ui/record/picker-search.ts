import type { PickerPage, PickerQuery } from '#shared/kernel/contract/paging.ts';
import { type Callable, call } from '#web/platform/api.ts';
import { dateText } from '#web/platform/format.ts';
import type { PickerCall } from '#web/platform/kind-routes.ts';
import type { PickerSearch } from '../controls/use-picker-search.ts';

interface PickerRoute extends Callable {
  readonly body: typeof PickerQuery;
  readonly output: typeof PickerPage;
}
const DAYS = /\b\d{4}-\d{2}-\d{2}\b/g;
/** Sublabels are stored once for all readers: what they name of days is said in each reader's way. */
export const saidDays = (sublabel: string): string =>
  sublabel.replace(DAYS, (date) => dateText(date, { day: 'numeric', month: 'short', year: 'numeric' }));

/** The search of a picker behind a contract's picker route. */
export const pickerSearch =
  (route: PickerRoute | PickerCall): PickerSearch =>
  async ({ excludeKeys, ...request }, signal) => {
    const page = await call(route as PickerCall, { body: { ...request, excludeKeys: [...excludeKeys] } }, { signal });
    return { ...page, items: page.items.map((item) => ({ ...item, sublabel: saidDays(item.sublabel) })) };
  };
