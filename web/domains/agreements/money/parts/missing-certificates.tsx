import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { withholdingContract } from '#shared/domains/booking/withholding/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { linkTo } from './link-figure.tsx';

const MISSING = { filters: [{ field: 'missing' as const, relation: 'anyOf' as const, values: ['true'] }] };

/** Counts the withheld taxes whose certificate has not come yet. Leads to their list. */
export function MissingCertificates() {
  const { data } = useQuery(queryOf(withholdingContract.routes.sums, { body: MISSING }));
  const count = (data?.rows ?? []).reduce((sum, { missing }) => sum + missing, 0);
  if (count === 0) return null;
  return (
    <Notice tone="amber">
      <Link {...linkTo({ to: '/money/withholding', match: MISSING })} className="rec-a">
        <Plural
          value={count}
          one="# tax certificate of a played show is missing"
          other="# tax certificates of played shows are missing"
        />
      </Link>
    </Notice>
  );
}
