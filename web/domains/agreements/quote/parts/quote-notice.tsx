import { Trans } from '@lingui/react/macro';
import type { Quote } from '#shared/domains/agreements/quote/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** Tells the outcome of the offer. */
export function QuoteNotice({ agreement }: { readonly agreement: Quote }) {
  const { day, near } = useFormat();
  const { isExpired, validUntil, declineReason, contract, answer } = agreement;
  const until = day({ date: validUntil }, { year: true });
  return (
    <>
      {isExpired && (
        <Notice tone="amber" className="ct-note" fact={<Trans>This offer expired on {until}.</Trans>}>
          <Trans>It can no longer be accepted. Copy it to start again.</Trans>
        </Notice>
      )}
      {answer && declineReason === undefined && (
        <Notice tone="green" className="ct-note" fact={<Trans>Accepted by {answer.name} through the link.</Trans>}>
          {near(answer.at)}
        </Notice>
      )}
      {declineReason && (
        <Notice tone="amber" className="ct-note" fact={<Trans>The promoter declined.</Trans>}>
          {declineReason}
        </Notice>
      )}
      {contract && (
        <Notice tone="green" className="ct-note" fact={<Trans>A contract was created from this quote.</Trans>}>
          <PageLink to={`/contract/${contract.id}`}>{contract.number}</PageLink>
        </Notice>
      )}
    </>
  );
}
