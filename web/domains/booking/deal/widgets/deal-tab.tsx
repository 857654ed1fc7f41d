import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Deal } from '#shared/domains/booking/deal/schemas.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { formatDay } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Segmented } from '#web/ui/choice.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CertificateNotice } from '../parts/certificate-notice.tsx';
import { DealEditor } from '../parts/deal-editor.tsx';
import { ReopenButton } from '../parts/reopen-button.tsx';
import { SettlementView } from '../parts/settlement-view.tsx';
import { dealQuery, settlementQuery } from '../queries.ts';
import './deal.css';
import './rows.css';
import './result.css';

function ClosedNotice({ show, deal }: { readonly show: Show; readonly deal: Deal }) {
  const { zone } = useMe().user;
  const may = useCan()('show.updateDeal') && !show.lockedAt;
  const { closedAt, closedBy } = deal.settlement;
  if (!closedAt) return null;
  const day = formatDay({ instant: closedAt, zone }, { year: true });
  return (
    <Notice
      tone="green"
      fact={<Trans>Settled by {closedBy}.</Trans>}
      action={may && <ReopenButton showId={show.id} rev={deal.rev} />}
    >
      <Trans>Deal and counts as of {day}.</Trans>
    </Notice>
  );
}

function useIsFixed(show: Show, deal: Deal): boolean {
  const can = useCan();
  return !can('show.updateDeal') || show.lockedAt !== undefined || deal.settlement.closedAt !== undefined;
}

function DealPart({ show }: { readonly show: Show }) {
  const { data } = useSuspenseQuery(dealQuery(show.id));
  const isFixed = useIsFixed(show, data.deal);
  // Empty fields that nobody can fill would only look like a deal for nothing.
  if (isFixed && data.deal.rev === 0 && !show.fee) return <EmptyState title={<Trans>No fee agreed yet</Trans>} />;
  return (
    <>
      <ClosedNotice show={show} deal={data.deal} />
      <DealEditor key={data.deal.rev} show={show} deal={data.deal} isFixed={isFixed} />
    </>
  );
}
function SettlementPart({ show }: { readonly show: Show }) {
  const { data } = useSuspenseQuery(settlementQuery(show.id));
  const isFixed = useIsFixed(show, data.deal);
  return (
    <>
      <ClosedNotice show={show} deal={data.deal} />
      <CertificateNotice show={show} deal={data.deal} />
      <SettlementView key={data.deal.rev} show={show} {...data} isFixed={isFixed} />
    </>
  );
}

/** The deal of a show and its settlement. */
export function DealTab({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const [part, setPart] = useState<'deal' | 'settlement'>('deal');
  return (
    <div className="dl">
      <div className="dl-parts">
        <Segmented
          label={t`Deal or settlement`}
          items={[
            { value: 'deal', label: t`Deal` },
            { value: 'settlement', label: t`Settlement` },
          ]}
          value={part}
          onChange={setPart}
        />
      </div>
      {part === 'deal' ? <DealPart show={show} /> : <SettlementPart show={show} />}
    </div>
  );
}
