import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { BankEntry, PartInput } from '#shared/domains/agreements/bank-entry/schemas.ts';
import { PARTS_MAX } from '#shared/domains/agreements/bank-entry/states.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { INVOICE_TYPES } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceRow } from '#shared/domains/agreements/invoice/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { MoneyField } from '#web/ui/controls/money-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Input } from '#web/ui/input.tsx';
import './bank.css';

/** Documents that the entry may pay, by the words of the user. */
function useCandidates({ currency, direction, isReversal, match }: BankEntry, typed: string): readonly InvoiceRow[] {
  const keyword = useDeferredValue(typed.trim());
  // A reversal takes a payment off a document that was paid.
  const isCredit = (direction === 'out') !== isReversal;
  const types = isCredit ? ['credit'] : INVOICE_TYPES.filter((type) => type !== 'credit');
  const states = isReversal ? ['paid', 'partlyPaid', 'overdue', 'overpaid'] : ['outstanding', 'partlyPaid', 'overdue'];
  const filters = [
    { field: 'settlement' as const, values: states },
    { field: 'type' as const, values: types },
  ];
  const proposed = match?.parts[0]?.number;
  const words = keyword || proposed;
  const body = { filters, ...(words ? { keyword: words } : {}) };
  const { data } = useQuery({ ...queryOf(invoiceContract.routes.list, { body }), placeholderData: keepPreviousData });
  return (data?.rows ?? []).filter((row) => row.currency === currency);
}

/** The chosen documents, each with the part that it gets. A new one takes what is left, at most its open amount. */
function useParts({ left, isReversal, match }: BankEntry) {
  const [parts, setParts] = useState<readonly PartInput[]>(
    match?.parts.map(({ invoiceId, amount }) => ({ invoiceId, amount })) ?? [],
  );
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const set = (invoiceId: string, amount: number) =>
    setParts(parts.map((part) => (part.invoiceId === invoiceId ? { invoiceId, amount } : part)));
  const mostOf = ({ open, paid }: InvoiceRow) => (isReversal ? paid : open);
  const toggle = (row: InvoiceRow, isOn: boolean) =>
    setParts(
      isOn
        ? [...parts, { invoiceId: row.id, amount: Math.max(0, Math.min(mostOf(row), left - sum)) }]
        : parts.filter(({ invoiceId }) => invoiceId !== row.id),
    );
  return { parts, rest: left - sum, set, toggle };
}

interface MatchDialogProps {
  readonly entry: BankEntry;
  readonly busy: boolean;
  readonly onConfirm: (parts: readonly PartInput[]) => void;
  readonly onClose: () => void;
}
/** Chooses the documents that an entry pays, and how much of each. */
export function MatchDialog({ entry, busy, onConfirm, onClose }: MatchDialogProps) {
  const { t } = useLingui();
  const { money, day } = useFormat();
  const [typed, setTyped] = useState('');
  const rows = useCandidates(entry, typed);
  const { parts, rest, set, toggle } = useParts(entry);
  const { currency } = entry;
  const isFull = parts.length >= PARTS_MAX;
  const isWrong = parts.length === 0 || rest < 0 || parts.some(({ amount }) => amount <= 0);
  const left = money(rest, currency);
  return (
    <Dialog
      open
      size="send"
      onClose={onClose}
      title={entry.isReversal ? t`Which payment does this take back?` : t`What does this pay?`}
      hint={
        <span className={rest < 0 ? 'err num' : 'num'}>
          <Trans>Left: {left}</Trans>
        </span>
      }
      actions={
        <DialogFoot
          onCancel={onClose}
          kind="primary"
          keys="mod+enter"
          busy={busy}
          disabled={isWrong}
          onClick={() => onConfirm(parts)}
        >
          {entry.isReversal ? t`Take the payment back` : t`Book payment`}
        </DialogFoot>
      }
    >
      <p className="meta">{[entry.payer, entry.reference].filter(Boolean).join(' · ')}</p>
      <Input
        aria-label={t`Search open invoices`}
        placeholder={t`Number, company, show`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="bnk-found">
        {rows.map((row) => {
          const part = parts.find(({ invoiceId }) => invoiceId === row.id);
          return (
            <li key={row.id}>
              <Checkbox
                checked={part !== undefined}
                disabled={!part && isFull}
                onChange={({ target }) => toggle(row, target.checked)}
              >
                <b className="num">{row.number}</b> {row.company?.name}
              </Checkbox>
              <span className="meta num">{day({ date: row.dueDate || row.date }, { year: true })}</span>
              <span className="num">{money(entry.isReversal ? row.paid : row.open, currency)}</span>
              {part && (
                <MoneyField
                  live
                  label={t`Amount for ${row.number}`}
                  value={{ minor: part.amount, currency }}
                  onChange={({ minor }) => set(row.id, minor)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
