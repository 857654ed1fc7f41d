import { Plural } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import { Button } from '#web/ui/button.tsx';

type MoreRowsProps = Readonly<{ rows: UseQueryResult<Paged<unknown>>; more: () => void }>;
/** Offers the rows of a list that are not on the page yet. */
export function MoreRows({ rows: { data, isPlaceholderData }, more }: MoreRowsProps) {
  const left = data ? data.total - data.rows.length : 0;
  if (left <= 0) return null;
  return (
    <Button className="es-more" busy={isPlaceholderData} onClick={more}>
      <Plural value={left} one="Show # more" other="Show # more" />
    </Button>
  );
}
