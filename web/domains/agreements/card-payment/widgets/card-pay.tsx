import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import type { PayerView } from '#shared/domains/agreements/invoice-link/view.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { leaveFrom } from './came-from.ts';

const { payByCard, see } = invoiceLinkContract.routes;

interface CardPayProps {
  readonly secret: string;
  readonly view: PayerView;
  /** Gets the invoice as it is by now, if it has changed. */
  readonly onChanged: (view: PayerView) => void;
}
/** Leads to the page of the card provider. No number of a card is typed here. */
export function CardPay({ secret, view: { card, currency, isPreview }, onChanged }: CardPayProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { mutate, isPending, error } = useMutation({
    meta: { quiet: true },
    mutationFn: () => call(payByCard, { params: { secret }, body: {} }),
    onSuccess: ({ url }) => {
      leaveFrom(location.pathname);
      location.assign(url);
    },
    onError: async () => onChanged(await call(see, { params: { secret }, body: {} })),
  });
  if (!card) return null;
  if (card.isUnderWay)
    return (
      <Notice tone="blue" fact={t`A card payment is on its way.`}>
        {t`The bank of the card takes up to a few days. Please do not pay again.`}
      </Notice>
    );
  const amount = money(card.amount, currency);
  return (
    <Card title={t`Pay by card`}>
      <div className="card-b col">
        <div className="row il-buttons">
          <Button
            kind="primary"
            icon={<CreditCard size={15} />}
            busy={isPending}
            disabled={isPreview}
            onClick={() => mutate()}
          >
            <Trans>Pay {amount} by card</Trans>
          </Button>
        </div>
        <p className="meta">{t`You enter the card on the page of the payment provider Stripe.`}</p>
        <Problem error={error} />
      </div>
    </Card>
  );
}
