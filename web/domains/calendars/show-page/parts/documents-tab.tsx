import { useLingui } from '@lingui/react/macro';
import { Files } from 'lucide-react';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import type { AgreementUi } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { NewAgreement } from '#web/domains/agreements/agreement/widgets/new-agreement.tsx';
import { type ShowDocument, useShowAgreements } from '#web/domains/agreements/agreement/widgets/show-agreements.tsx';
import { contractUi } from '#web/domains/agreements/contract/widgets/ui.ts';
import { NextInvoices } from '#web/domains/agreements/invoice/widgets/next-invoices.tsx';
import { NewInvoice, useShowInvoices } from '#web/domains/agreements/invoice/widgets/show-invoices.tsx';
import { purchaseUi } from '#web/domains/agreements/purchase-agreement/widgets/ui.ts';
import { quoteUi } from '#web/domains/agreements/quote/widgets/ui.ts';
import { SendForSignature } from '#web/domains/booking/show/widgets/send-for-signature.tsx';
import { useFormat } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import './documents-tab.css';

const KINDS: Readonly<Record<AgreementKind, AgreementUi>> = {
  contract: contractUi,
  quote: quoteUi,
  purchaseAgreement: purchaseUi,
};
const AGREEMENTS = Object.values(KINDS);
/** Returns the agreements of a show, kind by kind. The kinds never change, so the order of the hooks does not either. */
function useAgreements(showId: string) {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list of kinds is constant
  return AGREEMENTS.map((kind) => useShowAgreements(kind, showId));
}

/** Drafts first, because they wait for somebody; then the newest. */
const inOrder = (a: ShowDocument, b: ShowDocument): number =>
  Number(b.isDraft) - Number(a.isDraft) || b.at.localeCompare(a.at) || b.name.localeCompare(a.name);

function Row({ document }: { readonly document: ShowDocument }) {
  const { day } = useFormat();
  const { path, kind, name, company, at, amount, mark } = document;
  return (
    <li>
      <PageLink to={path} className="sh-doc">
        <span className="sh-doc-kind">{kind}</span>
        <span className="strong num">{name}</span>
        <span className="meta cut">{company}</span>
        <span className="meta num">{day({ date: at.slice(0, 10) }, { year: true })}</span>
        <span className="num right">{amount}</span>
        <span>{mark}</span>
      </PageLink>
    </li>
  );
}

function NewDocuments({ showId }: { readonly showId: string }) {
  return (
    <div className="row wrap">
      {AGREEMENTS.map((kind) => (
        <NewAgreement key={kind.entity} kind={kind} showId={showId} />
      ))}
      <NewInvoice showId={showId} />
      <SendForSignature showId={showId} />
    </div>
  );
}

/** All documents of a show in one list, each kind for who may read it. */
export function DocumentsTab({ showId }: { readonly showId: string }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const invoices = useShowInvoices(showId);
  const kinds = [...useAgreements(showId), invoices];
  const rows = kinds.flatMap((kind) => kind.rows).toSorted(inOrder);
  const isPending = kinds.some((kind) => kind.isPending);
  const isError = kinds.some((kind) => kind.isError);
  return (
    <div className="sh-papers">
      <NewDocuments showId={showId} />
      <NextInvoices showId={showId} />
      <Card title={t`Documents`} icon={<Files size={15} aria-hidden="true" />} count={rows.length}>
        {isPending && <SkeletonLines lines={3} />}
        {isError && <p className="card-b meta">{t`Couldn't load all documents.`}</p>}
        {!isPending && !isError && rows.length === 0 && (
          <p className="card-b meta">{t`No documents yet. Create the first one from this show.`}</p>
        )}
        {!isPending && (
          <ul className="sh-docs">
            {rows.map((row) => (
              <Row key={row.id} document={row} />
            ))}
          </ul>
        )}
        {invoices.open.length > 0 && (
          <p className="sh-docs-open">
            {t`Outstanding`}
            <b className="num">{invoices.open.map(({ minor, currency }) => money(minor, currency)).join(' + ')}</b>
          </p>
        )}
      </Card>
    </div>
  );
}
