import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMe } from '#web/platform/me.ts';

interface MoneySumsProps<Row> {
  /** `214 shows`; nothing while it is not known. */
  readonly count: ReactNode;
  /** One of each currency. */
  readonly rows: readonly Row[];
  /** The sum as it is shown. */
  readonly say: (row: Row) => ReactNode;
  /** The sum in the tooltip. */
  readonly short: (row: Row) => string;
  readonly className?: string | undefined;
}
/** How many a list has, and their sum in the agency's own currency; the others in the tooltip, never added up. */
export function MoneySums<Row extends { readonly currency: string }>(props: MoneySumsProps<Row>) {
  const { count, rows, say, short, className } = props;
  const own = useMe().tenant.currency;
  const [first, ...others] = rows.toSorted((a, b) => Number(b.currency === own) - Number(a.currency === own));
  return (
    <span className={className} data-tip={others.length > 0 ? others.map(short).join(', ') : undefined}>
      {count}
      {first && <>, {say(first)}</>}
      {others.length > 0 && (
        <>
          {' '}
          <Plural value={others.length} one="and # other currency" other="and # other currencies" />
        </>
      )}
    </span>
  );
}

/** A list's request without its page and its order, which change no sum. */
export function summed<R extends { readonly page: number; readonly perPage: number; readonly sort: object }>(
  request: R,
): Omit<R, 'page' | 'perPage' | 'sort'> {
  const { page: _page, perPage: _perPage, sort: _sort, ...match } = request;
  return match;
}
