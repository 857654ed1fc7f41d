import { Trans } from '@lingui/react/macro';
import type { InvoiceTotals } from '#shared/domains/agreements/invoice/calculation.ts';
import type { TaxGroup } from '#shared/domains/agreements/invoice/schemas.ts';
import { useFormat } from '#web/platform/format.ts';

function VatGroup({ say, group }: { readonly say: (minor: number) => string; readonly group: TaxGroup }) {
  const { rate } = useFormat();
  const [percent, taxable] = [rate(group.rate), say(group.taxable)];
  return (
    <div>
      <dt>
        <Trans>
          VAT {percent} on {taxable}
        </Trans>
      </dt>
      <dd>{say(group.tax)}</dd>
    </div>
  );
}

interface DocumentSumsProps {
  readonly sums: Pick<InvoiceTotals, 'discount' | 'net' | 'total'> & { readonly groups: readonly TaxGroup[] };
  readonly currency: string;
}
/** Net, each VAT with what it is taken of, and what that comes to. */
export function DocumentSums({ sums: { discount, groups, net, total }, currency }: DocumentSumsProps) {
  const { money } = useFormat();
  const say = (minor: number) => money(minor, currency);
  return (
    <dl className="inv-sums num">
      {discount !== 0 && (
        <div>
          <dt>
            <Trans>Discount</Trans>
          </dt>
          <dd>{say(-discount)}</dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Net</Trans>
        </dt>
        <dd>{say(net)}</dd>
      </div>
      {groups.map((group) => {
        return <VatGroup key={`${group.vat} ${group.rate}`} say={say} group={group} />;
      })}
      <div className="inv-all">
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{say(total)}</dd>
      </div>
    </dl>
  );
}
