import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { dealMessages } from '#shared/domains/booking/deal/messages.ts';
import { figuresOf } from '#shared/domains/booking/deal/rules.ts';
import type { Deal, DealInput } from '#shared/domains/booking/deal/schemas.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { TextareaField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveBar } from '#web/ui/form/save-bar.tsx';
import { useRevision } from '#web/ui/form/use-revision.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import { termsOf, valuesOf } from '../model/values.ts';
import { dealWritten } from '../queries.ts';
import { CommissionCard } from './commission-card.tsx';
import { DepositsCard } from './deposits-card.tsx';
import { ExpensesCard } from './expenses-card.tsx';
import { OverCapacity } from './over-capacity.tsx';
import { ResultPanel } from './result-panel.tsx';
import { BonusesCard, TermsCard } from './terms-card.tsx';
import { TicketsCard } from './tickets-card.tsx';
import { TypeChoice } from './type-choice.tsx';
import { useLeaveTab } from './use-leave-tab.ts';

interface EditorProps {
  readonly show: Show;
  readonly deal: Deal;
  /** Nothing can be changed: no right, a locked show, a closed settlement. */
  readonly isFixed: boolean;
}

function useDealForm({ show, deal }: EditorProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { rev, stale } = useRevision(deal.rev, valuesOf, (current) => (current as { deal: Deal }).deal);
  return useZodForm<DealInput, DealInput>({
    schema: () => import('./form-schemas.ts').then(({ DealSchema }) => DealSchema),
    messages: dealMessages,
    defaultValues: valuesOf(deal),
    onSubmit: async (values) => {
      await call(dealContract.routes.update, { params: { id: show.id }, body: { ...values, rev: rev.current } });
      await dealWritten(client);
      toast(t`Deal saved`);
    },
    stale,
  });
}

function Body({ show, deal, isFixed }: EditorProps) {
  const { t } = useLingui();
  const seesAgents = useMe().user.environment === 'internal';
  const terms = termsOf(useWatch<DealInput>() as DealInput);
  const figures = figuresOf(terms, showDay(show));
  const allotted = terms.tickets.reduce((sum, { capacity }) => sum + capacity, 0);
  return (
    <div className="dl-over">
      <fieldset className="dl-main" disabled={isFixed}>
        <ErrorSummary />
        <TypeChoice />
        <OverCapacity show={show} counts={[allotted, figures.now.sold + figures.now.comps]} />
        <TicketsCard />
        <div className="dl-two">
          <div className="dl-stack">
            <TermsCard frozen={deal.exchange} />
            <BonusesCard />
          </div>
          <CommissionCard seesAgents={seesAgents} />
        </div>
        <ExpensesCard />
        <DepositsCard figures={figures} />
        {seesAgents && (
          <Card title={t`Notes on the deal`}>
            <div className="card-b">
              <TextareaField name="notes" label={t`Internal only`} rows={3} />
            </div>
          </Card>
        )}
      </fieldset>
      <ResultPanel terms={terms} figures={figures} exchange={deal.exchange} />
    </div>
  );
}

/** The deal left, what it comes to right. */
export function DealEditor(props: EditorProps) {
  const form = useDealForm(props);
  useLeaveTab(form.dirty && !form.busy);
  return (
    <Form form={form} className="dl-deal">
      <Body {...props} />
      {!props.isFixed && (form.dirty || props.deal.rev === 0) && (
        <SaveBar form={form} action={<Trans>Save deal</Trans>} note={<Trans>Not saved yet: the show's fee</Trans>} />
      )}
    </Form>
  );
}
