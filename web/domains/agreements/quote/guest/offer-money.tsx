import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Offer } from '#shared/domains/agreements/quote/offer.ts';
import { formatRate, useFormat } from '#web/platform/format.ts';

const Listed = ({ title, children }: Readonly<{ title: ReactNode; children: ReactNode }>) => (
  <section className="of-payments">
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
);

/** The schedule of several shows, with the fee of each. */
function Shows({ offer: { shows, currency } }: { readonly offer: Offer }) {
  const { day, money } = useFormat();
  if (!shows) return null;
  return (
    <Listed title={<Trans>Shows</Trans>}>
      {shows.map((show) => (
        <li key={show.showId}>
          <span>{[day(show, { year: true }), show.venue, show.artist].filter(Boolean).join(' · ')}</span>
          <span className="num">{money(show.net, currency)}</span>
        </li>
      ))}
    </Listed>
  );
}

/** The lines of an offer with its sums. */
function Lines({ offer: { lines, net, vat, gross, currency, vatText } }: { readonly offer: Offer }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const rows = lines.map(({ text, quantity, net: sum }, index) => ({
    id: `${index} ${text}`,
    label: quantity === 1 ? text : `${quantity} × ${text}`,
    sum,
  }));
  return (
    <table className="of-lines" aria-label={t`Price`}>
      <tbody>
        {rows.map(({ id, label, sum }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td className="num">{money(sum, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t`Net`}</th>
          <td className="num">{money(net, currency)}</td>
        </tr>
        {vat.map(({ rate, amount }) => (
          <tr key={rate}>
            <th scope="row">
              <Trans>VAT {formatRate(rate)}</Trans>
            </th>
            <td className="num">{money(amount, currency)}</td>
          </tr>
        ))}
        <tr className="of-total">
          <th scope="row">
            {t`Total`}
            {vatText && <span className="meta">{vatText}</span>}
          </th>
          <td className="num">{money(gross, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Payments({ offer: { payments, currency } }: { readonly offer: Offer }) {
  const { money, day } = useFormat();
  if (payments.length === 0) return null;
  return (
    <Listed title={<Trans>Payments</Trans>}>
      {payments.map(({ due, amount, text }) => (
        <li key={`${due} ${amount} ${text}`}>
          <span>
            {day({ date: due }, { year: true })}
            {text && ` · ${text}`}
          </span>
          <span className="num">{money(amount, currency)}</span>
        </li>
      ))}
    </Listed>
  );
}

/** The price of an offer, and when it is paid. */
export const OfferMoney = ({ offer }: { readonly offer: Offer }) => (
  <>
    <Shows offer={offer} />
    <Lines offer={offer} />
    <Payments offer={offer} />
  </>
);
