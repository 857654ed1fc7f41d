import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '#web/platform/format.ts';
import './master.css';
import { SearchInput } from '#web/ui/search-input.tsx';

/** A list that is seen at a glance needs no search. */
export const SEARCHED_FROM = 12;

type SearchBarProps = Readonly<{ typed: string; onType: (typed: string) => void; shown: number; total: number }>;
/** Above a master's list: what is looked for in it, and how many there are. */
export function SearchBar({ typed, onType, ...counts }: SearchBarProps) {
  const { t } = useLingui();
  const [shown, total] = [counts.shown, counts.total].map((one) => formatNumber(one));
  return (
    <div className="mst-bar">
      <SearchInput label={t`Search`} value={typed} onText={onType} />
      <span className="meta num">
        {counts.total > counts.shown ? (
          <Trans>
            {shown} of {total}
          </Trans>
        ) : (
          total
        )}
      </span>
    </div>
  );
}
