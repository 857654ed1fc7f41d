import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { webhookContract } from '#shared/domains/operator/webhook/contract.ts';
import type { Delivery } from '#shared/domains/operator/webhook/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Status } from '#web/ui/status.tsx';
import { webhooksWritten } from '../queries.ts';
import { STATE_TONES, useFailureWords, useStateWords } from './words.ts';

function Outcome({ delivery }: { readonly delivery: Delivery }) {
  const failures = useFailureWords();
  const { near } = useFormat();
  const { tries, failure, status, nextAt, at, state } = delivery;
  const next = nextAt && near(nextAt);
  const parts = [
    near(at),
    tries > 0 && <Plural value={tries} one="# try" other="# tries" />,
    status !== undefined && <Trans>answer {status}</Trans>,
    failure && failure !== 'status' && failures[failure],
    state === 'waiting' && tries > 0 && next && <Trans>next try {next}</Trans>,
  ].filter(Boolean);
  return (
    <span className="meta num">
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have a fixed order.
        <span key={i}>
          {i > 0 && ' · '}
          {part}
        </span>
      ))}
    </span>
  );
}

type DeliveryRowProps = Readonly<{ webhookId: string; isActive: boolean; delivery: Delivery }>;
/** A delivery: its event and record, how it went, and the beginning of the last answer. */
export function DeliveryRow({ webhookId, isActive, delivery }: DeliveryRowProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const states = useStateWords();
  const { id, type, record, state, answer } = delivery;
  const again = useMutation({
    mutationFn: () => call(webhookContract.routes.replay, { body: { id: webhookId, deliveryId: id } }),
    onSettled: () => webhooksWritten(queries),
  });
  return (
    <li>
      <span className="col grow">
        <span className="row">
          <code className="wh-type">{type}</code>
          {record && <span className="meta num">#{record.no}</span>}
          <Status tone={STATE_TONES[state]}>{states[state]}</Status>
        </span>
        <Outcome delivery={delivery} />
        <span className="meta num wh-id">{id}</span>
        {state !== 'delivered' && answer && <code className="pre">{answer}</code>}
      </span>
      {isActive && state !== 'waiting' && (
        <Button size="sm" busy={again.isPending} aria-label={t`Send ${type} again`} onClick={() => again.mutate()}>
          {t`Send again`}
        </Button>
      )}
    </li>
  );
}
