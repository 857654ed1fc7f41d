import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { ulid } from 'ulid';
import { useMe } from '#web/platform/me.ts';
import { readCookie, writeCookie } from '#web/platform/preferences.ts';
import { localToday } from '#web/ui/controls/today.ts';
import type { ViewsProps } from '#web/ui/list/views.tsx';
import { toast } from '#web/ui/toaster.ts';
import { requestOf, type ShowSearch } from '../model/search.ts';
import {
  BUILT_IN,
  type BuiltIn,
  builtInView,
  COUNTED,
  MAX_OWN_VIEWS,
  type OwnView,
  parseViews,
  searchOfView,
  viewOf,
} from '../model/views.ts';
import { showCountQuery } from '../queries.ts';

const COOKIE = 'show-views';

function useOwnViews() {
  const [own, setOwn] = useState(() => parseViews(readCookie(COOKIE)));
  const keep = (views: readonly OwnView[]) => {
    writeCookie(COOKIE, JSON.stringify(views));
    setOwn([...views]);
  };
  return [own, keep] as const;
}

/** The views every agency has, with the numbers that tell of work, and those this user saved. */
export function useShowViews(search: ShowSearch, onSearch: (next: ShowSearch) => void): ViewsProps {
  const { t } = useLingui();
  const me = useMe();
  const today = localToday();
  const [own, keep] = useOwnViews();
  const counts = useQueries({
    queries: COUNTED.map((view) =>
      showCountQuery(requestOf(builtInView(view as BuiltIn, today, me.user.id), today, 1)),
    ),
  });
  const names: Record<BuiltIn, string> = {
    upcoming: t`Upcoming`,
    mine: t`My shows`,
    options: t`Options`,
    confirmed: t`Confirmed`,
    all: t`All`,
  };
  const countOf = (view: string) => counts[COUNTED.indexOf(view)]?.data;
  const items = [
    ...BUILT_IN.map((id) => ({ id, name: names[id], count: countOf(id) })),
    ...own.map(({ id, name }) => ({ id, name, own: true })),
  ];
  return {
    items,
    current: search.view,
    onChoose: (id) => {
      const mine = own.find((view) => view.id === id);
      onSearch(mine ? searchOfView(mine) : { ...builtInView(id as BuiltIn, today, me.user.id), view: id });
    },
    onSave: (name) => {
      if (own.length >= MAX_OWN_VIEWS) return toast(t`At most ${MAX_OWN_VIEWS} views can be kept; delete one first`);
      const view = viewOf(ulid(), name, search);
      keep([...own, view]);
      onSearch(searchOfView(view));
    },
    onDelete: (id) => {
      keep(own.filter((view) => view.id !== id));
      onSearch({ ...search, view: undefined });
    },
  };
}
