import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { LinkIcon } from 'lucide-react';
import type { LinkState } from '#shared/domains/relations/link/schemas.ts';
import { type Bare, mutationOf } from '#web/platform/api.ts';
import { isApiError, isExpected } from '#web/platform/api-error.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';

interface Ended {
  readonly state: LinkState;
  readonly agency: string;
  readonly senderName: string;
  /** The title, if the link gave it. The title of a document stays hidden until the link is opened. */
  readonly title?: string;
  readonly expiresAt?: string | undefined;
}

function How({ found: { state, agency, expiresAt } }: { readonly found: Ended }) {
  const { day } = useFormat();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (state === 'withdrawn') return <Trans>{agency} has withdrawn this link.</Trans>;
  if (state === 'finished') return <Trans>It has already been used.</Trans>;
  if (!expiresAt) return null;
  return <Trans>It worked until {day({ instant: expiresAt, zone: timeZone }, { year: true })}.</Trans>;
}

type Ask = Bare<{ params: { secret: string }; body: Record<string, never> }, unknown>;

/** Explains how a link ended, and asks the sender for a new one. */
export function AskAgain({
  route,
  secret,
  found,
}: {
  readonly route: Ask;
  readonly secret: string;
  readonly found: Ended;
}) {
  const asking = useMutation({ ...mutationOf(route), meta: { quiet: true } });
  const { senderName, title } = found;
  const told = asking.isSuccess || isApiError(asking.error, 'link.askedToday');
  return (
    <>
      <LinkIcon size={28} aria-hidden="true" />
      <h1>{title ? <Trans>The link to {title} has expired</Trans> : <Trans>The link has expired</Trans>}</h1>
      <p className="mut">
        <How found={found} /> <Trans>{senderName} can send you a new one.</Trans>
      </p>
      {told ? (
        <p className="strong" role="status">
          <Trans>{senderName} has been notified. The new link will be sent to the same email address.</Trans>
        </p>
      ) : (
        <Button
          kind="primary"
          size="xl"
          busy={asking.isPending}
          disabled={asking.isPending}
          onClick={() => asking.mutate({ params: { secret }, body: {} })}
        >
          <Trans>Ask for a new link</Trans>
        </Button>
      )}
      {asking.error && !told && (
        <p className="meta" role="alert">
          {isExpected(asking.error) ? asking.error.message : <Trans>Please try again in a moment.</Trans>}
        </p>
      )}
    </>
  );
}
