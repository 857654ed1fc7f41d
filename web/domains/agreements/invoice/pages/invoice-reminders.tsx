import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { ReminderOutcome, ReminderRow } from '#shared/domains/agreements/invoice/reminder-routes.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Outcomes } from '#web/ui/list/outcomes.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { REMINDER_VIEWS, type ReminderView } from '../model.ts';
import { useLevelWords, useReasonWords } from '../reminders/reason-words.ts';
import { ReminderTable, type RowActs } from '../reminders/reminder-table.tsx';
import { byCompany, claimsOf, isDue, rowsOf } from '../reminders/rows.ts';
import { useSendingReminders } from '../reminders/use-sending.ts';
import '#web/ui/work-table.css';
import '../reminders/reminders.css';

const PreviewDialog = dialogPart(async () => (await import('../reminders/preview-dialog.tsx')).PreviewDialog);
const HoldDialog = dialogPart(async () => (await import('../reminders/hold-dialog.tsx')).HoldDialog);
const route = getRouteApi('/app/invoice/reminders');

type ViewsProps = Readonly<{ rows: readonly ReminderRow[]; view: ReminderView }>;
function Views({ rows, view }: ViewsProps) {
  const { t } = useLingui();
  const navigate = route.useNavigate();
  const names = { due: t`Due now`, skipped: t`Not now`, all: t`All overdue` };
  return (
    <Segmented
      label={t`Show`}
      value={view}
      items={REMINDER_VIEWS.map((value) => ({ value, label: `${names[value]} ${rowsOf(rows, value).length}` }))}
      onChange={(next) => void navigate({ search: next === 'due' ? {} : { view: next }, replace: true })}
    />
  );
}

type SendBarProps = Readonly<{ chosen: readonly ReminderRow[]; busy: boolean; onSend: () => void }>;
/** The number and sum of the chosen reminders, and the button that sends them. */
function SendBar({ chosen, busy, onSend }: SendBarProps) {
  const { money } = useFormat();
  const sums = [...claimsOf(chosen)].map(([currency, minor]) => money(minor, currency)).join(' + ');
  return (
    <>
      {chosen.length > 0 && <span className="meta num">{sums}</span>}
      <Button kind="primary" icon={<Send size={14} />} busy={busy} disabled={chosen.length === 0} onClick={onSend}>
        <Plural value={chosen.length} _0="Send reminders" one="Send # reminder" other="Send # reminders" />
      </Button>
    </>
  );
}

function Results({ outcomes, onClose }: Readonly<{ outcomes: readonly ReminderOutcome[]; onClose: () => void }>) {
  const { t } = useLingui();
  const [levels, reasons] = [useLevelWords(), useReasonWords()];
  return (
    <Outcomes
      title={t`Reminders`}
      onClose={onClose}
      outcomes={outcomes.map(({ id, number, level, skipped }) => ({
        id,
        to: `/invoice/${id}`,
        name: number,
        ...(skipped ? { reason: reasons[skipped] } : { done: levels[level] }),
      }))}
    />
  );
}

/** The invoices that the user took out of the due ones. All others are sent. */
function useChosen(rows: readonly ReminderRow[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => isDue(row) && !left.has(row.id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setLeft((now) => (isChosen ? new Set([...now].filter((id) => !ids.includes(id))) : new Set([...now, ...ids])));
  return { chosen, choose };
}

type Asking = { readonly row: ReminderRow; readonly for: 'preview' | 'hold' } | undefined;

function Groups({ rows, view, acts }: ViewsProps & { readonly acts: RowActs }) {
  const shown = rowsOf(rows, view);
  if (shown.length > 0)
    return byCompany(shown).map((group) => <ReminderTable key={group.id} group={group} acts={acts} />);
  return (
    <EmptyState
      title={view === 'due' ? <Trans>No reminders due</Trans> : <Trans>No overdue invoices</Trans>}
      text={<Trans>Overdue invoices appear here once their first reminder is due.</Trans>}
    />
  );
}

/** Lists the overdue invoices by company, and sends their reminders. */
export function InvoiceRemindersPage() {
  const { view = 'due' } = route.useSearch();
  const maySend = useCan()('invoice.send');
  const { data } = useSuspenseQuery(queryOf(invoiceContract.routes.reminders, { body: {} }));
  const { chosen, choose } = useChosen(data.rows);
  const [asking, setAsking] = useState<Asking>();
  const [outcomes, setOutcomes] = useState<readonly ReminderOutcome[]>();
  const sending = useSendingReminders(setOutcomes);
  const close = () => setAsking(undefined);
  const acts: RowActs = {
    chosen: new Set(chosen.map(({ id }) => id)),
    onChoose: maySend ? choose : undefined,
    onPreview: (row) => setAsking({ row, for: 'preview' }),
    onHold: (row) => setAsking({ row, for: 'hold' }),
  };
  return (
    <>
      <Crumbs
        items={[{ label: <Trans>Invoices</Trans>, to: '/invoice' }, { label: <Trans>Payment reminders</Trans> }]}
      />
      <PageHead title={<Trans>Payment reminders</Trans>}>
        {maySend && <SendBar chosen={chosen} busy={sending.isPending} onSend={() => sending.mutate(chosen)} />}
      </PageHead>
      <div className="scroll">
        <div className="work-page">
          <Views rows={data.rows} view={view} />
          <Groups rows={data.rows} view={view} acts={acts} />
        </div>
      </div>
      <Suspense>
        {asking?.for === 'preview' && (
          <PreviewDialog
            row={asking.row}
            onSend={maySend ? () => sending.mutate([asking.row]) : undefined}
            onClose={close}
          />
        )}
        {asking?.for === 'hold' && <HoldDialog invoice={asking.row} onClose={close} />}
      </Suspense>
      {outcomes && <Results outcomes={outcomes} onClose={() => setOutcomes(undefined)} />}
    </>
  );
}
