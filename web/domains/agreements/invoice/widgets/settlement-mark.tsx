import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Invoice, InvoiceType } from '#shared/domains/agreements/invoice/schemas.ts';
import type { InvoiceState } from '#shared/domains/agreements/invoice/state.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Status } from '#web/ui/status.tsx';
import type { DotPhase, Tone } from '#web/ui/tone.ts';

const LOOKS: Readonly<Record<InvoiceState, { readonly tone: Tone; readonly phase: DotPhase }>> = {
  draft: { tone: 'grey', phase: 'options' },
  review: { tone: 'violet', phase: 'options' },
  outstanding: { tone: 'blue', phase: 'options' },
  partlyPaid: { tone: 'amber', phase: 'options' },
  paid: { tone: 'green', phase: 'confirmed' },
  writtenOff: { tone: 'grey', phase: 'confirmed' },
  credited: { tone: 'violet', phase: 'confirmed' },
  overpaid: { tone: 'amber', phase: 'confirmed' },
  setOff: { tone: 'violet', phase: 'confirmed' },
  overdue: { tone: 'red', phase: 'confirmed' },
};

/** Names the states of an invoice. It is a hook because words follow the language. */
export const useSettlementNames = wordsHook<InvoiceState>({
  draft: msg`Draft`,
  review: msg`In review`,
  outstanding: msg`Outstanding`,
  partlyPaid: msg`Partly paid`,
  paid: msg`Paid`,
  writtenOff: msg`Written off`,
  credited: msg`Credited`,
  overpaid: msg`Overpaid`,
  setOff: msg`Set off`,
  overdue: msg`Overdue`,
});
export const useTypeNames = wordsHook<InvoiceType>({
  invoice: msg`Invoice`,
  credit: msg`Credit note`,
  deposit: msg`Deposit invoice`,
  final: msg`Final invoice`,
  collective: msg`Collective invoice`,
  commission: msg`Commission invoice`,
  onBehalf: msg`Invoice on behalf of an artist`,
  selfBilled: msg`Self-billed invoice`,
  selfBilledCredit: msg`Self-billed credit note`,
});

/** Names a document: by its number, or as a draft. */
export function useInvoiceName(): (invoice: Pick<Invoice, 'number' | 'type'>) => string {
  const { t } = useLingui();
  const drafts: Readonly<Record<InvoiceType, string>> = {
    invoice: t`Draft invoice`,
    credit: t`Draft credit note`,
    deposit: t`Draft deposit invoice`,
    final: t`Draft final invoice`,
    collective: t`Draft collective invoice`,
    commission: t`Draft commission invoice`,
    onBehalf: t`Draft invoice on behalf of an artist`,
    selfBilled: t`Draft self-billed invoice`,
    selfBilledCredit: t`Draft self-billed credit note`,
  };
  return ({ number, type }) => number || drafts[type];
}

interface SettlementMarkProps {
  readonly invoice: Pick<Invoice, 'settlement'> & Partial<Pick<Invoice, 'stage'>>;
  readonly pill?: boolean;
}
export function SettlementMark({ invoice, pill = false }: SettlementMarkProps) {
  const names = useSettlementNames();
  const settlement: InvoiceState = invoice.settlement ?? (invoice.stage === 'review' ? 'review' : 'draft');
  return (
    <Status {...LOOKS[settlement]} pill={pill}>
      {names[settlement]}
    </Status>
  );
}
