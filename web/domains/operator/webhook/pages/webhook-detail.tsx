import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Webhook } from '#shared/domains/operator/webhook/schemas.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { isExpected } from '#web/platform/api-error.ts';
import { useFormat } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';
import { DeliveriesCard } from '../parts/deliveries-card.tsx';
import { WebhookActions } from '../parts/webhook-actions.tsx';
import { HEALTH_TONES, useActionWords, useHealthWords, usePauseWords } from '../parts/words.ts';
import { webhookQuery } from '../queries.ts';
import '../webhook.css';

const route = getRouteApi('/app/webhook/$key');

/** The health changes while deliveries leave. */
const HEALTH_MS = 5000;

function AboutCard({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useLingui();
  const { near } = useFormat();
  const [kindWords, actionWords, health, pause] = [
    useKindWords('many'),
    useActionWords(),
    useHealthWords(),
    usePauseWords(),
  ];
  const { url, kinds, actions, okAt, failingSince, rotatesUntil, pausedBy } = webhook;
  const items = [
    {
      id: 'health',
      label: t`State`,
      value: (
        <span className="col">
          <Status tone={HEALTH_TONES[webhook.health]}>{health[webhook.health]}</Status>
          {pausedBy && <span className="meta">{pause[pausedBy]}</span>}
        </span>
      ),
    },
    { id: 'url', label: t`Address`, value: <span className="wh-url">{url}</span> },
    { id: 'kinds', label: t`Records`, value: kinds.map((kind) => kindWords[kind]).join(', ') },
    { id: 'actions', label: t`Changes`, value: actions.map((action) => actionWords[action]).join(', ') },
    { id: 'ok', label: t`Last delivered`, value: okAt && near(okAt) },
    { id: 'failing', label: t`Failing since`, value: failingSince && near(failingSince) },
    { id: 'rotates', label: t`Old secret ends`, value: rotatesUntil && near(rotatesUntil) },
  ];
  return (
    <Card title={t`Webhook`}>
      <div className="card-b">
        <Facts items={items} />
      </div>
    </Card>
  );
}

/** One endpoint: how sending goes, and what was sent. */
export function WebhookDetailPage() {
  const { t } = useLingui();
  const { key } = route.useParams();
  const { data: webhook, error } = useQuery({ ...webhookQuery(key), refetchInterval: HEALTH_MS });
  if (error)
    return (
      <EmptyState icon={null} title={isExpected(error) ? error.message : <Trans>Couldn't load the webhook</Trans>} />
    );
  if (!webhook) return <SkeletonLines lines={10} />;
  return (
    <SettingsFrame
      title={webhook.name}
      text={<PageLink to="/webhook">{t`All webhooks`}</PageLink>}
      actions={<WebhookActions webhook={webhook} />}
    >
      <AboutCard webhook={webhook} />
      <DeliveriesCard webhook={webhook} />
    </SettingsFrame>
  );
}
