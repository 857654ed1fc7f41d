import { Trans } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { isExpected } from '#web/platform/api-error.ts';
import { says } from '#web/platform/says.ts';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { clearedOf } from './filter-bar.tsx';
import { changed, filtersOf, type ListState } from './search.ts';
import type { ListPageProps } from './use-list.ts';

/** Nothing at all yet, or nothing that the filters leave over. */
export function Nothing<Row, S extends ListState>({ search, onSearch, empty, isNew }: ListPageProps<Row, S>) {
  const values = filtersOf(search);
  if (isNew || (!search.q && Object.keys(values).length === 0)) return <>{empty}</>;
  const clear = () => onSearch(changed(search, { ...clearedOf(values), q: undefined } as Partial<S>));
  return (
    <EmptyState
      icon={SearchX}
      title={<span className="sentence">{says('noResults')}</span>}
      text={<Trans>No results match these filters.</Trans>}
      actions={
        <Button onClick={clear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  );
}

export function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <EmptyState
      icon={null}
      title={isExpected(error) ? error.message : says('unexpected')}
      actions={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
