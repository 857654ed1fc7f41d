import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { NextBill } from '#shared/domains/agreements/invoice/proposal.ts';
import { invoiceWritten } from '#web/domains/agreements/payment/widgets/invoice-writes.ts';
import { mutationOf, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import './next-invoices.css';

const { createNext, nextBills } = invoiceContract.routes;

/** Creates the draft of a proposed document and opens it. After a refusal, the list shows what is left now. */
function useMaking(showId: string) {
  const queries = useQueryClient();
  const goTo = useGoTo();
  const making = useMutation({
    ...mutationOf(createNext),
    onSuccess: ({ id }) => goTo(`/invoice/${id}`),
    onSettled: () => invoiceWritten(queries),
  });
  return {
    make: ({ kind, part, net }: NextBill) => making.mutate({ params: { id: showId }, body: { kind, part, net } }),
    isBusy: making.isPending,
  };
}

const useKindNames = wordsHook<NextBill['kind']>({
  deposit: msg`Deposit invoice`,
  rest: msg`Rest of the price`,
  settlement: msg`Settlement`,
  commission: msg`Commission, to the artist`,
});

interface RowProps {
  readonly bill: NextBill;
  readonly currency: string;
  /** Whether deposits come first. */
  readonly waits: boolean;
  readonly isBusy: boolean;
  readonly onMake: (bill: NextBill) => void;
}
function Row({ bill, currency, waits, isBusy, onMake }: RowProps) {
  const { t } = useLingui();
  const { day, money } = useFormat();
  const kind = useKindNames()[bill.kind];
  const name = bill.text || kind;
  const amount = money(bill.net, currency);
  return (
    <li className="inv-next">
      <span className="col grow">
        <span className="strong cut">{name}</span>
        <span className="meta cut">
          {name !== kind && kind}
          {name !== kind && bill.due && ' · '}
          {bill.due && <Trans>due {day({ date: bill.due }, { year: true })}</Trans>}
        </span>
      </span>
      <span className="num right">{amount}</span>
      {waits ? (
        <span className="meta">{t`after the deposits`}</span>
      ) : (
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={t`Create draft: ${name}, ${amount}`}
          onClick={() => onMake(bill)}
        >
          {t`Create draft`}
        </Button>
      )}
    </li>
  );
}

/** The documents to make of a show now, each with one press. Nothing where all is invoiced. */
export function NextInvoices({ showId }: { readonly showId: string }) {
  const { t } = useLingui();
  const can = useCan();
  const enabled = can('invoice.read') && can('invoice.create') && can('show.readDeal');
  const { data } = useQuery({ ...queryOf(nextBills, { params: { id: showId }, query: {} }), enabled });
  const { make, isBusy } = useMaking(showId);
  const rows = data?.rows ?? [];
  if (!data || rows.length === 0) return null;
  const hasDeposits = rows.some(({ kind }) => kind === 'deposit');
  return (
    <Card title={t`To invoice, without VAT`} icon={<ListPlus size={15} aria-hidden="true" />} count={rows.length}>
      <ul>
        {rows.map((bill) => (
          <Row
            key={`${bill.kind} ${bill.part?.at ?? ''}`}
            bill={bill}
            currency={data.currency}
            waits={bill.kind === 'rest' && hasDeposits}
            isBusy={isBusy}
            onMake={make}
          />
        ))}
      </ul>
    </Card>
  );
}
