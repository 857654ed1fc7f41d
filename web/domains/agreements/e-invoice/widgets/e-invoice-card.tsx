import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Send } from 'lucide-react';
import { eInvoiceContract } from '#shared/domains/agreements/e-invoice/contract.ts';
import type { Compliance, EForm, FindingRow } from '#shared/domains/agreements/e-invoice/schemas.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { invoiceWritten } from '#web/domains/agreements/payment/widgets/invoice-writes.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call, mutationOf, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Status } from '#web/ui/status.tsx';
import { useEStateNames } from './state-words.ts';
import './e-invoice.css';

const { download, submit, verify } = eInvoiceContract.routes;
const TONES = { submitted: 'blue', delivered: 'green', failed: 'red' } as const;

/** The page that mends a finding. Both sides of a self-billed document are bookkeepings. */
function pageOf({ where, field, targetId }: FindingRow, isSelfBilled: boolean): string {
  if (where === 'buyer' && !isSelfBilled) return `/company/${targetId ?? ''}/edit`;
  if ((where === 'seller' || where === 'buyer') && field === 'eAddress') return '/einvoice';
  if (where === 'seller' || where === 'buyer') return `/bookkeeping/${targetId ?? ''}`;
  if (where === 'vat') return '/vatrate';
  return where === 'owner' ? '/user/internal' : `/invoice/${targetId ?? ''}/edit`;
}

interface FindingsProps {
  readonly findings: readonly FindingRow[];
  readonly invoice: Invoice;
}
function Findings({ findings, invoice: { stage, selfBill } }: FindingsProps) {
  const { t } = useLingui();
  const isDraft = !isIssued({ stage });
  const names = {
    invoice: t`This document`,
    buyer: t`Customer`,
    seller: t`Bookkeeping`,
    owner: t`Owner`,
    vat: t`VAT rate`,
  } as const;
  // An address is no content: it can be filled in after the issue.
  const isMendable = ({ field }: FindingRow) => isDraft || field === 'eAddress';
  return (
    <>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.rule} ${finding.where}`}>
            {isMendable(finding) ? (
              <PageLink to={pageOf(finding, selfBill !== undefined)}>{names[finding.where]}</PageLink>
            ) : (
              names[finding.where]
            )}
            : {finding.message} <span className="meta">{finding.rule}</span>
          </li>
        ))}
      </ul>
      {!findings.every(isMendable) && (
        <p className="meta">{t`An issued document no longer changes. Credit it, mend the data and issue it again.`}</p>
      )}
    </>
  );
}

function Said({ invoice, data }: { readonly invoice: Invoice; readonly data: Compliance }) {
  const { near } = useFormat();
  const { eInvoice } = invoice;
  const { findings, isSetUp } = data;
  if (eInvoice && eInvoice.state !== 'failed') {
    const when = near(eInvoice.settledAt ?? eInvoice.at);
    return (
      <p>
        <Trans>
          To {eInvoice.receiver.scheme}:{eInvoice.receiver.id}, {when}.
        </Trans>
      </p>
    );
  }
  const count = findings.length;
  return (
    <>
      {eInvoice?.reason && <p>{eInvoice.reason}</p>}
      {!isSetUp && (
        <p className="meta">
          <Trans>E-invoicing is not set up here. The files can be downloaded.</Trans>
        </p>
      )}
      {count > 0 ? (
        <details className="ei-gaps" open={eInvoice !== undefined}>
          <summary>
            <Plural value={count} one="# thing is missing" other="# things are missing" />
          </summary>
          <Findings findings={findings} invoice={invoice} />
        </details>
      ) : (
        <p>
          <Trans>Complete for an e-invoice.</Trans>
        </p>
      )}
    </>
  );
}

function useSubmit({ id, rev }: Invoice) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({ ...mutationOf(submit), onSuccess: () => void invoiceWritten(queries) });
  return { send: () => mutate({ query: { invoiceId: id }, body: { rev } }), isSending: isPending };
}

/** The files of a compliant issued document, and its way to the buyer. */
function Actions({ invoice, data }: { readonly invoice: Invoice; readonly data: Compliance }) {
  const can = useCan();
  const { send, isSending } = useSubmit(invoice);
  const { id, stage, eInvoice, rendered } = invoice;
  if (!isIssued({ stage }) || !data.isCompliant) return null;
  const fetchIt = (form: EForm) => void call(download, { body: { invoiceId: id, form } }).then(saveAs);
  const maySend = can('invoice.send') && data.isSetUp && (!eInvoice || eInvoice.state === 'failed');
  return (
    <div className="row">
      {maySend && (
        <Button icon={<Send size={14} />} busy={isSending} onClick={send}>
          {eInvoice ? <Trans>Send e-invoice again</Trans> : <Trans>Send e-invoice</Trans>}
        </Button>
      )}
      <Button icon={<Download size={14} />} onClick={() => fetchIt('ubl')}>
        <Trans>UBL file</Trans>
      </Button>
      {rendered?.state === 'ready' && (
        <Button icon={<Download size={14} />} onClick={() => fetchIt('zugferd')}>
          <Trans>PDF with data (ZUGFeRD)</Trans>
        </Button>
      )}
    </div>
  );
}

/** The document as an e-invoice: its gaps before it is sent, and its state afterwards. */
export function EInvoiceCard({ invoice }: { readonly invoice: Invoice }) {
  const names = useEStateNames();
  const { data } = useQuery(queryOf(verify, { body: { invoiceId: invoice.id } }));
  const state = invoice.eInvoice?.state;
  if (!data) return null;
  return (
    <Card
      title={<Trans>E-invoice</Trans>}
      action={
        state && (
          <Status tone={TONES[state]} pill>
            {names[state]}
          </Status>
        )
      }
    >
      <div className="card-b">
        <Said invoice={invoice} data={data} />
        <Actions invoice={invoice} data={data} />
      </div>
    </Card>
  );
}
