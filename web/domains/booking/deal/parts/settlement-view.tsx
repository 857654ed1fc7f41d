import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { dealMessages } from '#shared/domains/booking/deal/messages.ts';
import type { Counts, Deal } from '#shared/domains/booking/deal/schemas.ts';
import { settle } from '#shared/domains/booking/deal/settlement.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { useAttempt } from '#web/domains/booking/show/widgets/use-attempt.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/use-revision.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import { countedOf, saidOf } from '../model/counts.ts';
import { dealWritten } from '../queries.ts';
import { OverCapacity } from './over-capacity.tsx';
import { AdjustmentsCard, CountsCard, FinalsCard, ReceivedCard } from './settlement-cards.tsx';
import { SettlementDocument } from './settlement-document.tsx';
import { SettlementResult } from './settlement-result.tsx';
import { useLeaveTab } from './use-leave-tab.ts';

type ViewProps = Readonly<{ show: Show; deal: Deal; isFixed: boolean }>;

function useSettlementForm({ show, deal }: ViewProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { rev, stale } = useRevision<Deal, Counts>(deal.rev, saidOf, (current) => (current as { deal: Deal }).deal);
  return useZodForm<Counts, Counts>({
    schema: () => import('./form-schemas.ts').then(({ CountsSchema }) => CountsSchema),
    messages: dealMessages,
    defaultValues: saidOf(deal),
    onSubmit: async (values) => {
      const body = { ...countedOf(deal, values), rev: rev.current };
      await call(dealContract.routes.count, { params: { id: show.id }, body });
      await dealWritten(client);
      toast(t`Counts saved`);
    },
    stale,
  });
}

function useClosing({ show, deal }: ViewProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const attempt = useAttempt();
  return async () => {
    const question = {
      title: t`Close the settlement?`,
      text: t`The deal and ticket counts can't be changed while the settlement is closed. You can reopen it with a reason.`,
      action: t`Close settlement`,
    };
    if (!(await dialogs.confirm(question))) return;
    await attempt(show.id, async () => {
      await call(dealContract.routes.close, { params: { id: show.id }, body: { rev: deal.rev } });
      await dealWritten(client);
      toast(t`Settlement closed`);
    });
  };
}

function Body({ show, deal, isFixed }: ViewProps) {
  const figures = settle({ ...deal, settlement: countedOf(deal, useWatch<Counts>() as Counts) });
  return (
    <div className="dl-over">
      <fieldset className="dl-main" disabled={isFixed}>
        <ErrorSummary />
        <OverCapacity show={show} counts={[figures.outcome.sold + figures.outcome.comps]} />
        <CountsCard deal={deal} />
        <FinalsCard deal={deal} figures={figures} />
        <ReceivedCard deal={deal} />
        <AdjustmentsCard currency={deal.currency} />
      </fieldset>
      <SettlementResult deal={deal} figures={figures} />
      <SettlementDocument show={show} deal={deal} figures={figures} />
    </div>
  );
}

/** Counts, finals and what was paid, left; what the promoter owes and the artist walks with, right. */
export function SettlementView(props: ViewProps) {
  const form = useSettlementForm(props);
  const close = useClosing(props);
  useLeaveTab(form.dirty && !form.busy);
  // A fee is a whole deal: many shows never have other terms.
  const isAgreed = props.deal.rev > 0 || props.show.fee !== undefined;
  return (
    <Form form={form} className="dl-deal">
      <Body {...props} />
      <footer className="save-bar">
        <span className="meta">{form.dirty && <Trans>Pending changes</Trans>}</span>
        <Button icon={<Printer size={14} />} onClick={() => window.print()}>
          <Trans>Print settlement</Trans>
        </Button>
        {!props.isFixed && form.dirty && (
          <Button type="submit" kind="primary" keys="mod+enter" busy={form.busy}>
            <Trans>Save counts</Trans>
          </Button>
        )}
        {!props.isFixed && !form.dirty && isAgreed && (
          <Button kind="primary" onClick={() => void close()}>
            <Trans>Close settlement</Trans>
          </Button>
        )}
      </footer>
    </Form>
  );
}
