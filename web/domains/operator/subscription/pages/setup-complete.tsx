import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { mutationOf } from '#web/platform/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { subscriptionWritten } from '../queries.ts';

const { completeSetup } = subscriptionContract.routes;

function Outcome({ label }: { readonly label: string | undefined }) {
  if (label)
    return (
      <Notice tone="green" fact={<Trans>{label} is stored.</Trans>}>
        <Trans>It is charged for each bill from now on.</Trans>
      </Notice>
    );
  return (
    <Notice tone="blue" fact={<Trans>No card was stored.</Trans>}>
      <Trans>You can try again at any time.</Trans>
    </Notice>
  );
}

/** The page to which the card provider leads back. It asks the server what was typed there. */
export function SetupCompletePage() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { mutate, data } = useMutation({ ...mutationOf(completeSetup), onSuccess: () => subscriptionWritten(queries) });
  useEffect(() => {
    mutate({ body: {} });
  }, [mutate]);
  return (
    <SettingsFrame title={t`Subscription`}>
      {data ? <Outcome label={data.subscription?.card?.label} /> : <SkeletonLines lines={4} />}
      <p>
        <PageLink to="/subscription" className="link">
          {t`Back to the subscription`}
        </PageLink>
      </p>
    </SettingsFrame>
  );
}
