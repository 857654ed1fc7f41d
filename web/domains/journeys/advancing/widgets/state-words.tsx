import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isOverdue } from '#shared/domains/journeys/advancing/progress.ts';
import type { RequestRow } from '#shared/domains/journeys/advancing/schemas.ts';
import type { RequestState } from '#shared/domains/journeys/advancing/states.ts';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Status, Tag } from '#web/ui/status.tsx';
import type { Tone } from '#web/ui/tone.ts';

const TONES: Readonly<Record<RequestState, Tone>> = {
  draft: 'grey',
  sent: 'blue',
  opened: 'blue',
  partlyAnswered: 'teal',
  submitted: 'violet',
  changesRequested: 'amber',
  approved: 'green',
  declined: 'red',
  withdrawn: 'grey',
  closed: 'grey',
};

export const useStateWords = wordsHook<RequestState>({
  draft: msg`Draft`,
  sent: msg`Sent`,
  opened: msg`Opened`,
  partlyAnswered: msg`Partly answered`,
  submitted: msg`Submitted`,
  changesRequested: msg`Changes requested`,
  approved: msg`Approved`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
  closed: msg`Closed`,
});

export function StateMark({ state, pill = false }: { readonly state: RequestState; readonly pill?: boolean }) {
  const words = useStateWords();
  return (
    <Status tone={TONES[state]} pill={pill}>
      {words[state]}
    </Status>
  );
}

/** The marks that call for someone: answers to decide, and a deadline that has passed. */
export function RequestMarks({
  request,
}: {
  readonly request: Pick<RequestRow, 'state' | 'deadline' | 'needsDecision'>;
}) {
  return (
    <>
      {request.needsDecision && (
        <Tag tone="violet">
          <Trans>To decide</Trans>
        </Tag>
      )}
      {isOverdue(request, localToday()) && (
        <Tag tone="red">
          <Trans>Overdue</Trans>
        </Tag>
      )}
    </>
  );
}

/** `12 of 24 answered · until 5 Dec` */
export function ProgressText({ request }: { readonly request: Pick<RequestRow, 'progress' | 'deadline'> }) {
  const { day } = useFormat();
  const { asked, answered } = request.progress;
  const until = day({ date: request.deadline });
  return (
    <span className="num">
      <Trans>
        {answered} of {asked} answered, due {until}
      </Trans>
    </span>
  );
}
