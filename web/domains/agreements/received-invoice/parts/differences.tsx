import { Trans, useLingui } from '@lingui/react/macro';
import type { ReceivedMatch } from '#shared/domains/agreements/received-invoice/schemas.ts';
import { Tag } from '#web/ui/status.tsx';

const TONES = { certain: 'green', likely: 'amber', possible: 'grey' } as const;

/** How sure a match is. Nothing, if the two have nothing in common. */
export function Certainty({ match: { certainty, by } }: { readonly match: ReceivedMatch }) {
  const { t } = useLingui();
  const names = { certain: t`Certain`, likely: t`Likely`, possible: t`Possible` };
  return by.length > 0 && <Tag tone={TONES[certainty]}>{names[certainty]}</Tag>;
}

/** The differences between an e-invoice and its agreement. */
export function Differences({ match: { differences } }: { readonly match: ReceivedMatch }) {
  const { t } = useLingui();
  const names = { currency: t`Currency`, amount: t`Amount`, vatNumber: t`VAT number`, seller: t`Seller` };
  return differences.map(({ about, agreed, invoiced }) => {
    const name = names[about];
    return (
      <span key={about} className="rcv-differs">
        <Trans>
          {name}: {invoiced} instead of {agreed}
        </Trans>
      </span>
    );
  });
}
