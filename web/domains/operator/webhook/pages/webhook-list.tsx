import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Webhook } from '#shared/domains/operator/webhook/schemas.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Status } from '#web/ui/status.tsx';
import { HEALTH_TONES, useHealthWords } from '../parts/words.ts';
import { webhooksQuery } from '../queries.ts';
import '#web/ui/item-rows.css';
import '../webhook.css';

const NewWebhookDialog = dialogPart(async () => (await import('../parts/new-webhook-dialog.tsx')).NewWebhookDialog);

function Row({ webhook: { id, name, url, health, okAt, failingSince } }: { readonly webhook: Webhook }) {
  const words = useHealthWords();
  const { near } = useFormat();
  const [last, since] = [okAt && near(okAt), failingSince && near(failingSince)];
  return (
    <li>
      <WebhookIcon size={16} aria-hidden="true" />
      <span className="col grow">
        <PageLink to={`/webhook/${id}`} className="strong cut">
          {name}
        </PageLink>
        <span className="meta cut">{url}</span>
        <span className="meta num">
          {health === 'failing' && since ? (
            <Trans>failing since {since}</Trans>
          ) : (
            last && <Trans>last delivered {last}</Trans>
          )}
        </span>
      </span>
      <Status tone={HEALTH_TONES[health]}>{words[health]}</Status>
    </li>
  );
}

/** The endpoints to which Backline reports changes of records. */
export function WebhookListPage() {
  const { t } = useLingui();
  const { rows } = useSuspenseQuery(webhooksQuery).data;
  const [adding, setAdding] = useState(false);
  const add = (
    <Button kind="primary" icon={<Plus size={14} />} onClick={() => setAdding(true)}>
      {t`New webhook`}
    </Button>
  );
  return (
    <SettingsFrame
      title={t`Webhooks`}
      text={
        <>
          {t`Backline tells your programs when a record changes. They read the record with an API token.`}{' '}
          <a href="/developers#webhooks" target="_blank" rel="noopener">
            {t`How to receive them`}
          </a>
        </>
      }
      actions={rows.length > 0 && add}
    >
      {rows.length === 0 ? (
        <EmptyState
          icon={WebhookIcon}
          title={t`No webhooks yet`}
          text={t`Create one for each program that wants to hear of changes at once.`}
          actions={add}
        />
      ) : (
        <Card title={t`Webhooks`} count={rows.length}>
          <ul className="item-rows">
            {rows.map((webhook) => (
              <Row key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        </Card>
      )}
      <Suspense>{adding && <NewWebhookDialog onClose={() => setAdding(false)} />}</Suspense>
    </SettingsFrame>
  );
}
