import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Budget, BudgetInput, ShowActual } from '#shared/domains/booking/production/budget.ts';
import { budgetFigures } from '#shared/domains/booking/production/budget-rules.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { productionMessages } from '#shared/domains/booking/production/messages.ts';
import { runWritten } from '#web/domains/booking/show/widgets/run-writes.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { TextareaField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveBar } from '#web/ui/form/save-bar.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { toast } from '#web/ui/toaster.ts';
import { budgetQuery } from '../queries.ts';
import { BudgetLines } from './budget-lines.tsx';
import { BudgetTotals } from './budget-totals.tsx';
import { useStateNames } from './budget-words.ts';
import './budget.css';
import { useRevision } from '#web/ui/form/use-revision.ts';

type EditorProps = Readonly<{ productionId: string; budget: Budget; shows: readonly ShowActual[] }>;
const valuesOf = ({ rev: _rev, ...budget }: Budget): BudgetInput => budget;

function useBudgetForm({ productionId, budget }: EditorProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { rev, stale } = useRevision(budget.rev, valuesOf, (current) => (current as { budget: Budget }).budget);
  return useZodForm<BudgetInput, BudgetInput>({
    schema: () => import('./form-schemas.ts').then(({ BudgetSchema }) => BudgetSchema),
    messages: productionMessages,
    defaultValues: valuesOf(budget),
    onSubmit: async (values) => {
      const body = { ...values, rev: rev.current };
      await call(productionContract.routes.saveBudget, { params: { id: productionId }, body });
      await runWritten(client);
      toast(t`Budget saved`);
    },
    stale,
  });
}

/** Returns a whole number, or zero for a field that holds no number while the user types. */
const whole = (value: number | undefined): number => (Number.isSafeInteger(value) ? Number(value) : 0);

function Totals({ shows }: { readonly shows: readonly ShowActual[] }) {
  const lines = useWatch<BudgetInput, 'lines'>({ name: 'lines' });
  const counted = lines.map((line) => ({ ...line, planned: whole(line.planned), actual: whole(line.actual) }));
  return <BudgetTotals figures={budgetFigures(counted, shows)} />;
}

function ShowsCard({ shows }: { readonly shows: readonly ShowActual[] }) {
  const { day, money } = useFormat();
  const states = useStateNames();
  if (shows.length === 0) return null;
  return (
    <Card title={<Trans>Income from the shows</Trans>} count={shows.length}>
      <ul className="lines pr-fees">
        {shows.map(({ showId, title, date, state, fee, costs, currency }) => (
          <li key={showId}>
            <span className="num mut">{day({ date })}</span>
            <PageLink to={`/show/${showId}`} className="strong cut">
              {title}
            </PageLink>
            <span className="meta">{states[state]}</span>
            <span className="num right">{money(fee, currency)}</span>
            <span className="num right mut">{costs > 0 && money(-costs, currency)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function BudgetEditor(props: EditorProps) {
  const { t } = useLingui();
  const can = useCan();
  const form = useBudgetForm(props);
  const isFixed = !can('show.updateDeal');
  return (
    <Form form={form} className="pr-budget">
      <ErrorSummary />
      <Totals shows={props.shows} />
      <ShowsCard shows={props.shows} />
      <Card title={t`Plan`}>
        <fieldset className="card-b pr-plan" disabled={isFixed} aria-label={t`Plan`}>
          <BudgetLines />
          <TextareaField name="notes" label={t`Notes on the budget`} rows={3} />
        </fieldset>
      </Card>
      {form.dirty && <SaveBar form={form} action={t`Save budget`} />}
    </Form>
  );
}

/** Edits the budget of a production, planned and actual. */
export function BudgetTab({ productionId }: { readonly productionId: string }) {
  const { data } = useSuspenseQuery(budgetQuery(productionId));
  return <BudgetEditor key={data.budget.rev} productionId={productionId} {...data} />;
}
