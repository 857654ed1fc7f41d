import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { may, useMe } from '#web/platform/me.ts';
import type { PaletteAction } from '#web/platform/search-providers.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { matches, parseQuery } from './palette-query.ts';
import { paletteActions } from './palette-records.ts';
import { type PalettePage, usePalettePages } from './use-palette-pages.ts';
import { useSearchHits } from './use-search-hits.ts';

export interface PaletteResult {
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly keys?: string | undefined;
  /** An address to open, or something to do. */
  readonly to?: string;
  readonly action?: PaletteAction;
}
export interface PaletteGroup {
  readonly id: string;
  readonly heading: string;
  readonly results: readonly PaletteResult[];
}

const pageResult = ({ to, icon: Icon, title, keys }: PalettePage): PaletteResult => ({
  id: `page:${to}`,
  icon: <Icon size={16} />,
  title,
  keys,
  to,
});
const actionResult = (action: PaletteAction): PaletteResult => ({
  id: `do:${action.id}`,
  icon: <action.icon size={16} />,
  title: action.label(),
  keys: action.keys,
  action,
});

/** Everything the typed text finds, in the order it is shown; `pending` while records may still be added. */
export function usePaletteResults(text: string) {
  const { t } = useLingui();
  const me = useMe();
  const query = parseQuery(text);
  const { groups: found, pending } = useSearchHits(query);
  const { pages, settings, made } = usePalettePages(query);
  const actions = paletteActions.filter(
    (action) => query.scope !== 'records' && may(me, action.permission) && matches(action.label(), query.keyword),
  );
  const records = found.map(
    ({ provider, hits }): PaletteGroup => ({
      id: provider.id,
      heading: provider.group(),
      results: hits.map(({ key, title, detail, to, avatar }) => ({
        id: `${provider.id}:${key}`,
        icon: avatar ? <Avatar name={title} size={22} /> : <provider.icon size={16} />,
        title,
        detail,
        to,
      })),
    }),
  );
  const groups: readonly PaletteGroup[] = [
    ...records,
    { id: 'go', heading: t`Go to`, results: pages.map(pageResult) },
    { id: 'settings', heading: t`Settings`, results: settings.map(pageResult) },
    { id: 'new', heading: t`New`, results: made.map(pageResult) },
    { id: 'do', heading: t`Actions`, results: actions.map(actionResult) },
  ].filter(({ results }) => results.length > 0);
  return { groups, keyword: query.keyword, pending: pending && query.scope !== 'commands' };
}
