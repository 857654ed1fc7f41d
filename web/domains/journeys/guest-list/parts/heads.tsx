import { Trans } from '@lingui/react/macro';
import type { Totals } from '#shared/domains/journeys/guest-list/schemas.ts';
import { formatNumber } from '#web/platform/format.ts';

const share = (part: number, whole: number) => `${Math.min(100, whole === 0 ? 0 : (100 * part) / whole)}%`;

type Shown = Pick<Totals, 'used' | 'arrived' | 'allotment'>;
/** How full it is: who may come in, and who is here. The figures beside it say the same in words. */
export const HeadsBar = ({ used, arrived, allotment }: Shown) => (
  <span className={used >= allotment ? 'gl-bar full' : 'gl-bar'} aria-hidden="true">
    <i style={{ width: share(used, allotment) }} />
    <b style={{ width: share(arrived, allotment) }} />
  </span>
);

/** `9 of 10 guests` */
export function HeadsText({ used, allotment }: Pick<Totals, 'used' | 'allotment'>) {
  const [taken, all] = [formatNumber(used), formatNumber(allotment)];
  return (
    <span className="num">
      <Trans>
        {taken} of {all} guests
      </Trans>
    </span>
  );
}
