import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import type { Subscription } from '#shared/domains/operator/subscription/schemas.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** The card that is charged. It is typed at the card provider. */
export function CardCard({ subscription: { card, takesCards } }: { readonly subscription: Subscription }) {
  const { t } = useLingui();
  const may = useCan()('settings.update');
  const opening = useMutation({
    ...mutationOf(subscriptionContract.routes.createSetup),
    onSuccess: ({ url }) => location.assign(url),
  });
  const action = takesCards && may && (
    <Button busy={opening.isPending} onClick={() => opening.mutate({ body: {} })}>
      {card ? t`Use another card` : t`Store a card`}
    </Button>
  );
  return (
    <Card title={t`Payment`} action={action}>
      <p className="card-b">
        {card ? (
          <Trans>
            {card.label} is charged for each bill. It is valid until {card.expires}.
          </Trans>
        ) : (
          <span className="meta">{t`No card is stored. Bills arrive by email and are paid by bank transfer.`}</span>
        )}
      </p>
    </Card>
  );
}
