import { Trans } from '@lingui/react/macro';
import type { ApiError } from '#web/platform/api-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** All that stands in the way of issuing, each leading to where it is put right. */
export const IssueProblems = ({ id, errors }: Pick<ApiError, 'errors'> & { readonly id: string }) => (
  <Notice tone="red" fact={<Trans>It can't be issued yet.</Trans>}>
    <ul className="inv-problems">
      {errors.map(({ code, field, message }) => (
        <li key={`${code} ${field}`}>
          {field ? <PageLink to={`/invoice/${id}/edit?at=${field}`}>{message}</PageLink> : message}
        </li>
      ))}
    </ul>
  </Notice>
);
