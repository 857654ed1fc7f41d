import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { formatNumber } from '#web/platform/format.ts';
import { Input } from '#web/ui/input.tsx';
import './master.css';

/** A list that is seen at a glance needs no search. */
export const SEARCHED_FROM = 12;

type SearchBarProps = Readonly<{ typed: string; onType: (typed: string) => void; shown: number; total: number }>;
/** Above a master's list: what is looked for in it, and how many there are. */
export function SearchBar({ typed, onType, ...counts }: SearchBarProps) {
  const { t } = useLingui();
  const [shown, total] = [counts.shown, counts.total].map((one) => formatNumber(one));
  return (
    <div className="mst-bar">
      <Input
        type="search"
        icon={<Search size={13} aria-hidden="true" />}
        aria-label={t`Search`}
        placeholder={t`Search`}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
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
