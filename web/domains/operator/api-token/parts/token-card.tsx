import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { apiTokenContract } from '#shared/domains/operator/api-token/contract.ts';
import type { ApiTokenRow } from '#shared/domains/operator/api-token/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { Tag } from '#web/ui/status.tsx';
import { tokensWritten } from '../queries.ts';
import '#web/ui/item-rows.css';

function useRevoke() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async ({ id, label }: ApiTokenRow) => {
    const sure = await dialogs.confirm({
      title: t`Revoke ${label}?`,
      text: t`The program that uses this token is refused from its next call. This cannot be undone.`,
      action: t`Revoke token`,
      danger: true,
    });
    if (!sure) return;
    await call(apiTokenContract.routes.revoke, { body: { id } });
    await tokensWritten(queries);
  };
}

function Life({ row }: { readonly row: ApiTokenRow }) {
  const { near, day } = useFormat();
  const { zone } = useMe().user;
  return (
    <span className="meta num">
      {row.usedAt ? <Trans>Last used {near(row.usedAt)}</Trans> : <Trans>Not used yet</Trans>}
      {row.state === 'live' && (
        <>
          {' · '}
          <Trans>expires on {day({ instant: row.endsAt, zone }, { year: true })}</Trans>
        </>
      )}
    </span>
  );
}

function TokenRow({ row }: { readonly row: ApiTokenRow }) {
  const { t } = useLingui();
  const revoke = useRevoke();
  const { label, userName, permissions, isReadOnly, state } = row;
  return (
    <li>
      <KeyRound size={16} aria-hidden="true" />
      <span className="col grow">
        <span className="row">
          <span className="strong cut">{label}</span>
          {isReadOnly && <Tag>{t`Read only`}</Tag>}
          {state === 'expired' && <Tag>{t`Expired`}</Tag>}
          {state === 'revoked' && <Tag>{t`Revoked`}</Tag>}
        </span>
        <span className="meta">
          {userName} · <Plural value={permissions.length} one="# right" other="# rights" />
        </span>
        <Life row={row} />
      </span>
      {state === 'live' && (
        <Button size="sm" aria-label={t`Revoke ${label}`} onClick={() => void revoke(row)}>
          {t`Revoke`}
        </Button>
      )}
    </li>
  );
}

export const TokenCard = ({ title, rows }: { readonly title: string; readonly rows: readonly ApiTokenRow[] }) => (
  <Card title={title} count={rows.filter(({ state }) => state === 'live').length}>
    <ul className="item-rows">
      {rows.map((row) => (
        <TokenRow key={row.id} row={row} />
      ))}
    </ul>
  </Card>
);
