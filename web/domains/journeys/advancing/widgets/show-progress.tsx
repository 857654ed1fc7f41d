import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Tag } from '#web/ui/status.tsx';
import { showProgressQuery } from './show-progress-query.ts';

/** How far the advancing of a show is, in a row of the list of shows. */
export function ShowProgressCell({ showId }: { readonly showId: string }) {
  const { data } = useQuery(showProgressQuery(showId));
  if (!data) return null;
  const { answered, asked, needsDecision } = data;
  return (
    <span className="row num">
      <Trans>
        {answered} of {asked}
      </Trans>
      {needsDecision && (
        <Tag tone="violet">
          <Trans>To decide</Trans>
        </Tag>
      )}
    </span>
  );
}
