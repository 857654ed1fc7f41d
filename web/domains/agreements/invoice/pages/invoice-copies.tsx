import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { creditableTotal } from '#shared/domains/agreements/invoice/credit.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { invoiceWritten } from '#web/domains/agreements/payment/widgets/invoice-writes.ts';
import { Owed } from '#web/domains/agreements/payment/widgets/owed.tsx';
import { mutationOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { mayCredit } from '../parts/use-invoice-actions.tsx';
import { invoiceQuery } from '../queries.ts';
import { SettlementMark, useInvoiceName } from '../widgets/settlement-mark.tsx';
import '../invoice.css';

const { copy, makeCredit } = invoiceContract.routes;

/** Opens the form of a new draft, in which the user changes the differences. */
function useMade() {
  const queries = useQueryClient();
  const goTo = useGoTo();
  return async ({ id }: Invoice) => {
    await invoiceWritten(queries);
    goTo(`/invoice/${id}/edit`);
  };
}

type MakingPageProps = Readonly<{ invoice: Invoice; crumb: ReactNode; title: ReactNode; children: ReactNode }>;
/** The page that makes a new draft from an invoice. */
function MakingPage({ invoice, crumb, title, children }: MakingPageProps) {
  const { t } = useLingui();
  const { day } = useFormat();
  const name = useInvoiceName()(invoice);
  return (
    <>
      <Crumbs
        items={[
          { label: t`Invoices`, to: '/invoice' },
          { label: <span className="num">{name}</span>, to: `/invoice/${invoice.id}` },
          { label: crumb },
        ]}
      />
      <PageHead title={title} />
      <div className="scroll">
        <div className="inv-new">
          <Facts
            items={[
              { id: 'state', label: t`Status`, value: <SettlementMark invoice={invoice} /> },
              { id: 'company', label: t`Company`, value: invoice.company?.name },
              { id: 'date', label: t`Date`, value: invoice.date && day({ date: invoice.date }, { year: true }) },
              { id: 'total', label: t`Total`, value: <Owed invoice={invoice} minor={invoice.total} /> },
            ]}
          />
          {children}
        </div>
      </div>
    </>
  );
}

const copyRoute = getRouteApi('/app/invoice/$id/copy');
/** Makes a draft with the same lines and with new dates. */
export function InvoiceCopyPage() {
  const { id } = copyRoute.useParams();
  const { data: invoice } = useSuspenseQuery(invoiceQuery(id));
  const name = useInvoiceName()(invoice);
  const copying = useMutation({ ...mutationOf(copy), onSuccess: useMade() });
  return (
    <MakingPage invoice={invoice} crumb={<Trans>Duplicate</Trans>} title={<Trans>Duplicate invoice {name}</Trans>}>
      <p className="meta">
        <Trans>The copy is a draft with the same lines and new dates. It gets its number when issued.</Trans>
      </p>
      <Button kind="primary" busy={copying.isPending} onClick={() => copying.mutate({ params: { id } })}>
        <Trans>Create copy</Trans>
      </Button>
    </MakingPage>
  );
}

const creditRoute = getRouteApi('/app/invoice/$id/makecredit');
/** Takes back what was not credited yet, all of it or what is left in the draft. */
export function InvoiceCreditPage() {
  const { money } = useFormat();
  const { id } = creditRoute.useParams();
  const { data: invoice } = useSuspenseQuery(invoiceQuery(id));
  const crediting = useMutation({ ...mutationOf(makeCredit), onSuccess: useMade() });
  const amount = money(creditableTotal(invoice.groups, invoice.creditedGroups ?? []), invoice.currency);
  const { number } = invoice;
  return (
    <MakingPage invoice={invoice} crumb={<Trans>Credit note</Trans>} title={<Trans>Credit note for {number}</Trans>}>
      {mayCredit(invoice) ? (
        <>
          <p className="meta">
            <Trans>
              A draft that credits {amount}, everything not yet credited. Remove or reduce lines to credit less. It
              takes effect once issued.
            </Trans>
          </p>
          <Button
            kind="primary"
            busy={crediting.isPending}
            onClick={() => crediting.mutate({ params: { id }, body: { rev: invoice.rev } })}
          >
            <Trans>New credit note</Trans>
          </Button>
        </>
      ) : (
        <Notice tone="amber">
          <Trans>Nothing to credit: this is a draft, a credit note, or already fully credited.</Trans>
        </Notice>
      )}
    </MakingPage>
  );
}
