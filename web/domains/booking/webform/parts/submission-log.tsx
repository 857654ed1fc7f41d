import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Submission, SubmissionState } from '#shared/domains/booking/webform/submission.ts';
import { useFormat } from '#web/platform/format.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Card } from '#web/ui/card.tsx';
import { PageSelector } from '#web/ui/controls/page-selector.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';
import { logQuery } from '../queries.ts';
import '#web/ui/item-rows.css';

const TONES = { received: 'amber', approved: 'green', rejected: 'red', duplicate: 'grey', spam: 'grey' } as const;

export const useStateNames = wordsHook<SubmissionState>({
  received: msg`Pending`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
  duplicate: msg({ context: 'request', message: 'Duplicate' }),
  spam: msg`Spam`,
});

export function StateMark({ state }: { readonly state: SubmissionState }) {
  return <Status tone={TONES[state]}>{useStateNames()[state]}</Status>;
}

/** Returns the address of the decision or of the approved show; undefined for a refused request. */
const targetOf = ({ state, showId }: Submission): string | undefined =>
  ({ received: `/show/${showId}/fromwebform`, approved: `/show/${showId}` })[state as string];

function Row({ submission }: { readonly submission: Submission }) {
  const { day, near } = useFormat();
  const { answers, state, createdAt, decidedBy, reason, showNumber } = submission;
  const title = `${answers.artistName}, ${day({ date: answers.date }, { year: true })}`;
  const target = targetOf(submission);
  const place = [answers.venueName, answers.venueCity].filter(Boolean).join(', ');
  return (
    <li>
      <span className="col">
        {target ? (
          <PageLink to={target} className="strong cut">
            {title}
          </PageLink>
        ) : (
          <span className="strong cut">{title}</span>
        )}
        <span className="meta cut">
          {[showNumber, answers.company ?? answers.contactName, place].filter(Boolean).join(' · ')}
        </span>
        {reason && (
          <span className="meta cut">
            {decidedBy}: {reason}
          </span>
        )}
      </span>
      <time className="micro num" dateTime={createdAt}>
        {near(createdAt)}
      </time>
      <StateMark state={state} />
    </li>
  );
}

/** Lists all requests of the form, whatever their outcome, newest first. */
export function SubmissionLog({ webformId }: { readonly webformId: string }) {
  const [page, setPage] = useState(1);
  const { data } = useQuery(logQuery(webformId, page));
  return (
    <Card title={<Trans>Requests</Trans>} count={data?.total ?? 0}>
      {!data && <SkeletonLines lines={4} />}
      {data?.total === 0 && (
        <p className="card-b meta">
          <Trans>No submissions yet.</Trans>
        </p>
      )}
      <ul className="item-rows wf-rows">
        {data?.rows.map((submission) => (
          <Row key={submission.id} submission={submission} />
        ))}
      </ul>
      {data && data.pageCount > 1 && <PageSelector page={data.page} pageCount={data.pageCount} onChange={setPage} />}
    </Card>
  );
}
