import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Statement } from '#shared/domains/agreements/invoice/statement.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';

/** The key of all statements, for who writes one. */
export const STATEMENTS_KEY = [invoiceLinkContract.routes.statements.id];

function Said({ one, currency }: { readonly one: Statement; readonly currency: string }): ReactNode {
  const { money, day } = useFormat();
  const { by, text = '', on = '' } = one;
  const amount = money(one.amount ?? 0, currency);
  const date = on && day({ date: on }, { year: true });
  const words: Readonly<Record<Statement['type'], ReactNode>> = {
    saidPaid: (
      <Trans>
        {by} says it was paid on {date}
      </Trans>
    ),
    forwarded: (
      <Trans>
        {by} passed it on to {text}
      </Trans>
    ),
    disputed: (
      <Trans>
        {by} disputes {amount}
      </Trans>
    ),
    withdrawn: (
      <Trans>
        {by} withdrew the dispute of {amount}
      </Trans>
    ),
    rejected: (
      <Trans>
        {by} rejected the dispute of {amount}
      </Trans>
    ),
    remedied: (
      <Trans>
        {by} accepted the dispute of {amount}
      </Trans>
    ),
    credited: <Trans>Credit note {text} settled the dispute</Trans>,
  };
  return words[one.type];
}

/** These types carry words that the sentence does not say. */
const WITH_TEXT: readonly Statement['type'][] = ['disputed', 'rejected', 'saidPaid'];

/** Lists what payers said by their links, and what the agency answered. Nothing of it is ever overwritten. */
export function Statements({ invoice: { id, currency } }: { readonly invoice: Invoice }) {
  const { data } = useQuery(queryOf(invoiceLinkContract.routes.statements, { params: { id } }));
  const { near } = useFormat();
  if (!data || data.rows.length === 0) return null;
  return (
    <Card title={<Trans>From the payer</Trans>} count={data.rows.length}>
      <ul className="ct-list">
        {data.rows.map((one) => (
          <li key={one.id}>
            <span className="col">
              <span>
                <Said one={one} currency={currency} />
              </span>
              {one.text && WITH_TEXT.includes(one.type) && <span className="mut">{one.text}</span>}
              <span className="meta">{near(one.at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
