import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { useDrawn } from '#web/platform/use-drawn.ts';
import { type ListKit, useListKit } from '#web/ui/list/use-list-kit.ts';
import { requestOf, type ShowSearch } from '../model/search.ts';
import { type BuiltIn, builtInView, COUNTED, viewsFor } from '../model/views.ts';
import { showCountQuery } from '../widgets/show-queries.ts';

/** The views every agency has, with the numbers that tell of work, and the saved ones. */
export function useShowViews(
  search: ShowSearch,
  onSearch: (next: ShowSearch, options?: { readonly replace?: boolean }) => void,
): ListKit {
  const { t } = useLingui();
  const me = useMe();
  const today = localToday();
  const shown = viewsFor(me.user);
  const drawn = useDrawn();
  const counted = COUNTED.filter((view) => shown.includes(view));
  const counts = useQueries({
    queries: counted.map((view) => ({
      ...showCountQuery(requestOf(builtInView(view, today, me.user), today, 1)),
      enabled: drawn,
    })),
  });
  const names: Record<BuiltIn, string> = {
    upcoming: t`Upcoming`,
    mine: t`My shows`,
    options: t`Options`,
    confirmed: t({ context: 'shows', message: 'Confirmed' }),
    requests: t`Requests`,
    all: t`All`,
  };
  const builtIn = shown.map((id) => {
    const count = counts[counted.indexOf(id)]?.data;
    const view = { id, name: names[id], search: builtInView(id, today, me.user) };
    return count === undefined ? view : { ...view, count };
  });
  return useListKit('show', { search, onSearch, builtIn });
}
