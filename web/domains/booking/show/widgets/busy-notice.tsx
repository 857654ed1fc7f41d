import { Trans } from '@lingui/react/macro';
import type { Busy } from '#shared/domains/booking/show/schemas.ts';
import { formatDay } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import './show-widgets.css';

/** Lists the artist's busy days besides shows: own entries, external events, days blocked by a user. */
export function BusyNotice({ busy }: { readonly busy: readonly Busy[] }) {
  if (busy.length === 0) return null;
  return (
    <Notice tone="amber" fact={<Trans>The artist isn't available then.</Trans>}>
      <ul className="sh-conflicts">
        {busy.map(({ kind, artistId, artistName, title, from, to }) => (
          <li key={`${kind} ${artistId} ${from} ${title}`} className="row wrap">
            {[artistName, title].filter(Boolean).join(', ')}
            <span className="num">{[...new Set([from, to])].map((date) => formatDay({ date })).join(' – ')}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
