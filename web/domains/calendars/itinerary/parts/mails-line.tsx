import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { mutationOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface MailsLineProps {
  readonly secret: string;
  readonly mails: boolean;
  /** The reader came by a mail's way out. */
  readonly isLeaving: boolean;
  readonly offline: boolean;
  readonly onDone: () => void;
}
/** Whether the reader hears of changes; one press turns it around. */
export function MailsLine({ secret, mails, isLeaving, offline, onDone }: MailsLineProps) {
  const turn = useMutation({ ...mutationOf(itineraryContract.routes.mails), onSettled: onDone });
  const press = () => turn.mutate({ params: { secret }, body: { mails: !mails } });
  const button = (
    <Button busy={turn.isPending} disabled={offline} onClick={press}>
      {mails ? <Trans>Stop emails</Trans> : <Trans>Email me again</Trans>}
    </Button>
  );
  if (mails && isLeaving)
    return (
      <Notice tone="blue" fact={<Trans>Stop emails when times change?</Trans>} action={button}>
        <Trans>This page always shows the latest times.</Trans>
      </Notice>
    );
  return (
    <p className="it-mails meta" role="status">
      <span className="grow">
        {mails ? (
          <Trans>You get an email when something changes, at most once an hour.</Trans>
        ) : (
          <Trans>You don't get emails when something changes.</Trans>
        )}
      </span>
      {button}
    </p>
  );
}
