import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CheckCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { bankEntryContract } from '#shared/domains/agreements/bank-entry/contract.ts';
import type { BankEntry } from '#shared/domains/agreements/bank-entry/schemas.ts';
import { BANK_ENTRY_STATES } from '#shared/domains/agreements/bank-entry/states.ts';
import { StateSwitch } from '#web/kits/work-list/state-switch.tsx';
import { call, mutationOf, queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { PageSteps } from '#web/ui/list/page-steps.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { type EntryActs, EntryRow } from '../parts/entry-row.tsx';
import { useBankWritten, useConfirming } from '../parts/use-bank.ts';
import { useStatementImport } from '../parts/use-import.tsx';
import '#web/ui/work-table.css';
import '../parts/bank.css';
import { ColumnHeads } from '#web/ui/column-heads.tsx';

const CsvDialog = dialogPart(async () => (await import('../parts/csv-dialog.tsx')).CsvDialog);
const MatchDialog = dialogPart(async () => (await import('../parts/match-dialog.tsx')).MatchDialog);
const { ignore, list, reopen } = bankEntryContract.routes;
const route = getRouteApi('/app/payment/bank');

function States() {
  const { t } = useLingui();
  const names = { open: t`To book`, booked: t`Booked`, ignored: t`Set aside` };
  return <StateSwitch states={BANK_ENTRY_STATES} names={names} route={route} />;
}

type EntriesProps = Readonly<{ rows: readonly BankEntry[]; acts: EntryActs; problems: ReadonlyMap<string, string> }>;
function Entries({ rows, acts, problems }: EntriesProps) {
  const { t } = useLingui();
  if (rows.length === 0)
    return (
      <EmptyState
        title={t`No entries`}
        text={t`Import a statement of your bank: CAMT.053, MT940 or CSV. Each entry is taken once.`}
      />
    );
  return (
    <table className="work-table work-entries bnk" aria-label={t`Entries`}>
      <thead>
        <tr>
          <ColumnHeads of={[t`Date`, t`Payer`, [t`Amount`, 'right'], t`Documents`]} />
          <th aria-label={t`Actions`} />
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <EntryRow key={entry.id} entry={entry} acts={acts} problem={problems.get(entry.id)} />
        ))}
      </tbody>
    </table>
  );
}

/** The writes of the page, and the dialog and problems that they leave. */
function useEntryActs() {
  const { t } = useLingui();
  const written = useBankWritten();
  const [matching, setMatching] = useState<BankEntry>();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const confirming = useConfirming((found, count) => {
    setProblems(found);
    setMatching(undefined);
    if (count > 0) toast(<Plural value={count} one="# entry booked" other="# entries booked" />);
  });
  const reopening = useMutation({ ...mutationOf(reopen), onSettled: written });
  const setAside = async ({ id, rev }: BankEntry) => {
    const reason = await dialogs.reason({ title: t`Set entry aside`, action: t`Set aside` });
    if (!reason) return;
    await call(ignore, { params: { id }, body: { rev, reason } });
    await written();
  };
  const acts: EntryActs = {
    onConfirm: ({ id, rev, match }) =>
      match &&
      confirming.mutate([{ id, rev, parts: match.parts.map(({ invoiceId, amount }) => ({ invoiceId, amount })) }]),
    onMatch: setMatching,
    onIgnore: (entry) => void setAside(entry),
    onReopen: ({ id, rev }) => reopening.mutate({ params: { id }, body: { rev } }),
  };
  return { acts, problems, confirming, matching, closeMatching: () => setMatching(undefined) };
}

/** Imports bank statements and books their entries as payments. */
export function BankEntriesPage() {
  const { t } = useLingui();
  const { state = 'open', page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const goTo = (next: number) => void navigate({ search: { ...(state === 'open' ? {} : { state }), page: next } });
  const { data } = useQuery({ ...queryOf(list, { body: { state, page } }), placeholderData: keepPreviousData });
  const { acts, problems, confirming, matching, closeMatching } = useEntryActs();
  const statement = useStatementImport();
  const certain = data?.certain ?? [];
  return (
    <>
      <Crumbs items={[{ label: t`Payments`, to: '/payment' }, { label: t`Bank statements` }]} />
      <PageHead title={t`Bank statements`}>
        <FileButton
          label={t`Bank statement`}
          accept=".xml,.sta,.940,.mt940,.txt,.csv"
          busy={statement.busy}
          onFile={(file) => void statement.send(file)}
        >
          {t`Import statement`}
        </FileButton>
        {certain.length > 0 && (
          <Button
            kind="primary"
            icon={<CheckCheck size={14} />}
            busy={confirming.isPending}
            onClick={() => confirming.mutate(certain)}
          >
            <Plural value={certain.length} one="Confirm # certain match" other="Confirm # certain matches" />
          </Button>
        )}
      </PageHead>
      <div className="scroll">
        <div className="work-page">
          <States />
          {data ? <Entries rows={data.rows} acts={acts} problems={problems} /> : <SkeletonLines lines={8} />}
          {data && <PageSteps page={data.page} pageCount={data.pageCount} onPage={goTo} />}
        </div>
      </div>
      <Suspense>
        {statement.asked && (
          <CsvDialog
            asked={statement.asked}
            busy={statement.busy}
            onAnswer={statement.answer}
            onClose={statement.cancel}
          />
        )}
        {matching && (
          <MatchDialog
            key={matching.id}
            entry={matching}
            busy={confirming.isPending}
            onConfirm={(parts) => confirming.mutate([{ id: matching.id, rev: matching.rev, parts }])}
            onClose={closeMatching}
          />
        )}
      </Suspense>
    </>
  );
}
