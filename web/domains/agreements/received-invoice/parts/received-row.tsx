import { Trans, useLingui } from '@lingui/react/macro';
import type { ReceivedInvoice } from '#shared/domains/agreements/received-invoice/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Tag } from '#web/ui/status.tsx';
import { Certainty, Differences } from './differences.tsx';

/** The agreement that an e-invoice bills, or seems to bill. */
function Agreement({
  invoice: { agreement, match, ignoredFor, state, unread },
}: {
  readonly invoice: ReceivedInvoice;
}) {
  const shown = agreement ?? match?.agreement;
  if (ignoredFor) return <span className="meta">{ignoredFor}</span>;
  if (unread)
    return (
      <Tag tone="red">
        <Trans>Cannot be read</Trans>
      </Tag>
    );
  if (!shown)
    return (
      <span className="meta">
        <Trans>No agreement found</Trans>
      </span>
    );
  return (
    <span className="col">
      <span className="row">
        <PageLink to={`/purchaseagreement/${shown.id}`} className="rec-a num">
          {shown.number}
        </PageLink>
        {state === 'open' && match && <Certainty match={match} />}
      </span>
      {state === 'open' && match && <Differences match={match} />}
    </span>
  );
}

export interface ReceivedActs {
  readonly onReview: (invoice: ReceivedInvoice) => void;
  readonly onIgnore: (invoice: ReceivedInvoice) => void;
  readonly onReopen: (invoice: ReceivedInvoice) => void;
  readonly onFile: (invoice: ReceivedInvoice) => void;
}
type RowProps = Readonly<{ invoice: ReceivedInvoice; acts: ReceivedActs }>;
function Acts({ invoice, acts }: RowProps) {
  const { t } = useLingui();
  const { state, number, fileName } = invoice;
  const items = [
    { id: 'file', label: t`Download file`, onSelect: () => acts.onFile(invoice) },
    ...(state === 'open' ? [{ id: 'ignore', label: t`Set aside`, onSelect: () => acts.onIgnore(invoice) }] : []),
    ...(state === 'ignored' ? [{ id: 'undo', label: t`Undo`, onSelect: () => acts.onReopen(invoice) }] : []),
  ];
  return (
    <span className="row work-acts">
      <Button size="sm" onClick={() => acts.onReview(invoice)}>
        {state === 'open' ? t`Review` : t`View`}
      </Button>
      <MoreMenu label={t`More for ${number || fileName}`} groups={[{ id: 'invoice', items }]} />
    </span>
  );
}

export function ReceivedRow({ invoice, acts }: RowProps) {
  const { day, money } = useFormat();
  const { date, seller, number, total, currency, isCredit, fileName, unread } = invoice;
  return (
    <tr>
      <td className="num">{day({ date }, { year: true })}</td>
      <th scope="row">
        <span className="col">
          <span className="cut">{seller.name || fileName}</span>
          <span className="meta cut">{number}</span>
        </span>
      </th>
      <td className="right">
        {!unread && <b className="num">{money(isCredit ? -total : total, currency)}</b>}
        {isCredit && (
          <Tag tone="amber">
            <Trans>Credit note</Trans>
          </Tag>
        )}
      </td>
      <td>
        <Agreement invoice={invoice} />
      </td>
      <td>
        <Acts invoice={invoice} acts={acts} />
      </td>
    </tr>
  );
}
