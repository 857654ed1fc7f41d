import { Trans } from '@lingui/react/macro';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { type ShownParty, useParties } from './use-parties.ts';

const Party = ({ party: { name, address, vatNumber } }: { readonly party: ShownParty }) => (
  <address>
    <b className="strong">{name}</b>
    {address.map((line) => (
      <div key={line}>{line}</div>
    ))}
    {vatNumber && (
      <div className="meta num">
        <Trans>VAT {vatNumber}</Trans>
      </div>
    )}
  </address>
);

/** Shows the seller and the buyer. */
export function DocumentParties({ invoice }: { readonly invoice: Invoice }) {
  const { from, to } = useParties(invoice);
  return (
    <div className="inv-top">
      <div>
        <h3>
          <Trans>To</Trans>
        </h3>
        {to ? (
          <Party party={to} />
        ) : (
          <p className="mut">
            <Trans>No company yet</Trans>
          </p>
        )}
        {invoice.contact && <p className="meta">{invoice.contact.fullName}</p>}
      </div>
      <div>
        <h3>
          <Trans>From</Trans>
        </h3>
        <Party party={from} />
      </div>
    </div>
  );
}
