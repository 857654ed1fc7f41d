import type { PickerPage, PickerQuery } from '#shared/kernel/paging.ts';
import { type Callable, call } from '#web/platform/api.ts';
import type { PickerSearch } from '../controls/use-picker-search.ts';

interface PickerRoute extends Callable {
  readonly body: typeof PickerQuery;
  readonly output: typeof PickerPage;
}
/** The search of a picker behind a contract's picker route. */
export const pickerSearch =
  (route: PickerRoute): PickerSearch =>
  ({ excludeKeys, ...request }, signal) =>
    call(route, { body: { ...request, excludeKeys: [...excludeKeys] } }, { signal });
