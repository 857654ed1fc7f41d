import { Trans } from '@lingui/react/macro';
import type { ApiError } from '#web/platform/api-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

type Found = Pick<ApiError, 'errors'> & { readonly id: string };

/** Each problem leads to the field where it is put right. */
const Problems = ({ id, errors }: Found) => (
  <ul className="inv-problems">
    {errors.map(({ code, field, message }) => (
      <li key={`${code} ${field}`}>
        {field ? <PageLink to={`/invoice/${id}/edit?at=${field}`}>{message}</PageLink> : message}
      </li>
    ))}
  </ul>
);

/** All that forbids to issue. */
export const IssueProblems = (found: Found) => (
  <Notice tone="red" fact={<Trans>It can't be issued yet.</Trans>}>
    <Problems {...found} />
  </Notice>
);

/** Warnings to confirm. The button confirms them, and the invoice records who did. */
export const IssueWarnings = (found: Found) => (
  <Notice tone="amber" fact={<Trans>Please check this first.</Trans>}>
    <Problems {...found} />
  </Notice>
);
