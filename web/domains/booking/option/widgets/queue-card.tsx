import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ListOrdered } from 'lucide-react';
import { Suspense, useState } from 'react';
import { optionContract, type QueuedOption } from '#shared/domains/booking/option/contract.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { showTouched } from '#web/domains/booking/show/widgets/show-writes.ts';
import { useAttempt } from '#web/domains/booking/show/widgets/use-attempt.ts';
import { optionQueueQuery, useQueue } from '#web/domains/booking/show/widgets/use-queue.ts';
import { OrdinalRank } from '#web/domains/reference/status/widgets/ordinal-rank.tsx';
import { call } from '#web/platform/api.ts';
import { formatDay, formatTime } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Rank } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';
import '../parts/option.css';

const ChallengeDialog = dialogPart(async () => (await import('../parts/challenge-dialog.tsx')).ChallengeDialog);

function QueueLine({ option, isSelf }: { readonly option: QueuedOption; readonly isSelf: boolean }) {
  const { showId, title, city, artists, ownerName, expiresOn, rank } = option;
  const name = [title, city].filter(Boolean).join(', ');
  return (
    <li className={cx(isSelf && 'op-self')} aria-current={isSelf || undefined}>
      <Rank>
        <OrdinalRank value={rank} />
      </Rank>
      <span className="col">
        {isSelf ? (
          <b className="strong cut">{name}</b>
        ) : (
          <PageLink to={`/show/${showId}`} className="strong cut">
            {name}
          </PageLink>
        )}
        <span className="meta cut">{[artists.join(', '), ownerName].join(' · ')}</span>
      </span>
      <span className="meta num">{expiresOn && <Trans>until {formatDay({ date: expiresOn })}</Trans>}</span>
    </li>
  );
}

interface ChallengeWordsProps extends Pick<ChallengedProps, 'show' | 'holder'> {
  readonly number: string;
}
function ChallengeWords({ show, holder, number }: ChallengeWordsProps) {
  return holder.showId === show.id ? (
    <Trans>{number} challenges this option.</Trans>
  ) : (
    <Trans>
      {number} challenges {holder.number}.
    </Trans>
  );
}

type ChallengedProps = Readonly<{ show: Show; holder: QueuedOption }>;
/** Shows a running challenge to the holder, to the challenger or to a third option. */
function Challenged({ show, holder }: ChallengedProps) {
  const { t } = useLingui();
  const can = useCan();
  const client = useQueryClient();
  const attempt = useAttempt();
  const { zone } = useMe().user;
  const { challenge } = holder;
  if (!challenge) return null;
  const { until, number } = challenge;
  const when = `${formatDay({ instant: until, zone })} ${formatTime(until, zone)}`;
  const isOwn = challenge.showId === show.id;
  const withdraw = () =>
    attempt(show.id, async () => {
      const queue = await call(optionContract.routes.withdrawChallenge, { params: { id: show.id } });
      client.setQueryData(optionQueueQuery(show.id).queryKey, queue);
      showTouched(client, show.id);
      toast(t`Challenge withdrawn`);
    });
  return (
    <Notice
      tone="amber"
      fact={<ChallengeWords show={show} holder={holder} number={number} />}
      action={
        isOwn &&
        can('show.update') && (
          <Button size="sm" onClick={() => void withdraw()}>
            {t`Withdraw`}
          </Button>
        )
      }
    >
      <Trans>Must be confirmed or released by {when}, or the next option moves up.</Trans>
    </Notice>
  );
}

/** Lists the options for the same artist and night, in the order of refusal. A single option has no queue. */
export function QueueCard({ show }: { readonly show: Show }) {
  const can = useCan();
  const [asking, setAsking] = useState(false);
  const rows = useQueue(show);
  if (rows.length === 0) return null;
  const holder = rows.find(({ challenge }) => challenge);
  const first = rows.find(({ showId, rank }) => showId !== show.id && rank < show.rank);
  const may = can('show.update') && !show.lockedAt && first && !first.challenge;
  return (
    <Card
      title={<Trans>Options for this date</Trans>}
      icon={<ListOrdered size={15} aria-hidden="true" />}
      count={rows.length}
      action={
        may && (
          <Button size="sm" onClick={() => setAsking(true)}>
            <Trans>Challenge</Trans>
          </Button>
        )
      }
    >
      {holder && (
        <div className="card-b">
          <Challenged show={show} holder={holder} />
        </div>
      )}
      <ol className="lines op-queue">
        {rows.map((option) => (
          <QueueLine key={option.showId} option={option} isSelf={option.showId === show.id} />
        ))}
      </ol>
      <Suspense>
        {asking && first && <ChallengeDialog show={show} holder={first} onClose={() => setAsking(false)} />}
      </Suspense>
    </Card>
  );
}
