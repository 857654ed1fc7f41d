import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { OverviewRow } from '#shared/domains/agreements/esign/overview-routes.ts';
import { pageOfSigning } from '#shared/domains/agreements/esign/page.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { CardStates } from '#web/ui/card-states.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Status } from '#web/ui/status.tsx';

/** The reason why a document needs its sender. */
function Trouble({ row: { state, hasBounced } }: { readonly row: OverviewRow }) {
  if (state === 'declined')
    return (
      <Status tone="red">
        <Trans>Declined</Trans>
      </Status>
    );
  if (state === 'expired')
    return (
      <Status tone="amber">
        <Trans>Expired</Trans>
      </Status>
    );
  return hasBounced ? (
    <Status tone="red">
      <Trans>Email bounced</Trans>
    </Status>
  ) : (
    <Status tone="amber">
      <Trans>Overdue</Trans>
    </Status>
  );
}

function SignedOn({ row: { endedAt } }: { readonly row: OverviewRow }) {
  const { zone } = useMe().user;
  const { day } = useFormat();
  return endedAt ? <span className="num meta">{day({ instant: endedAt, zone })}</span> : null;
}

interface GroupProps {
  readonly title: string;
  readonly of: { readonly total: number; readonly rows: readonly OverviewRow[] };
  readonly Detail?: ComponentType<{ readonly row: OverviewRow }>;
}
function Group({ title, of: { total, rows }, Detail }: GroupProps) {
  if (total === 0) return null;
  return (
    <>
      <h3 className="da-sub">
        {title} <span className="num meta">{total}</span>
      </h3>
      <ul className="da-rows">
        {rows.map((row) => (
          <li key={row.id}>
            <PageLink to={pageOfSigning(row)} className="grow cut">
              <b>{row.title}</b> {Detail && <span className="meta">{row.names.join(', ')}</span>}
            </PageLink>
            {Detail && <Detail row={row} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The signings of today: those that wait for the user, those in trouble, and those of the last week. */
export function SignaturesCard() {
  const { t } = useLingui();
  const query = useQuery(queryOf(esignContract.routes.overview, {}));
  const { data } = query;
  const count = data && data.forMe.total + data.stuck.total + data.completed.total;
  const all = (
    <PageLink to="/esign/forme" className="link">
      {t`All`}
    </PageLink>
  );
  return (
    <Card title={t`Signatures`} action={all}>
      <CardStates
        isError={query.isError}
        count={count}
        lines={3}
        failed={t`Couldn't load the signatures.`}
        empty={t`Nothing waits for a signature.`}
      />
      {data && (
        <>
          <Group title={t`Waits for you`} of={data.forMe} />
          <Group title={t`Needs attention`} of={data.stuck} Detail={Trouble} />
          <Group title={t`Signed in the last 7 days`} of={data.completed} Detail={SignedOn} />
        </>
      )}
    </Card>
  );
}
