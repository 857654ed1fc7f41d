import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { accessGrantContract } from '#shared/domains/identity/access-grant/contract.ts';
import type { GrantRow as Row } from '#shared/domains/identity/access-grant/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Status } from '#web/ui/status.tsx';
import { grantsWritten } from '../queries.ts';
import { GRANT_TONES, useGrantStates, usePresets } from '../words.ts';

const GrantDialog = dialogPart(async () => (await import('./grant-dialog.tsx')).GrantDialog);
const DeclineDialog = dialogPart(async () => (await import('./decline-dialog.tsx')).DeclineDialog);

export function GrantStatus({ state }: Pick<Row, 'state'>) {
  const states = useGrantStates();
  return <Status tone={GRANT_TONES[state]}>{states[state]}</Status>;
}

/** The days of a period; the last one is whole, so it is that of the moment before its end. */
export function Period({ from, until }: Pick<Row, 'from' | 'until'>) {
  const { day } = useFormat();
  const { zone } = useMe().user;
  const last = new Date(Date.parse(until) - 1).toISOString();
  return (
    <span className="num">
      {day({ instant: from, zone })} – {day({ instant: last, zone })}
    </span>
  );
}

function useRevoke() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async ({ id, rev, name }: Row) => {
    const sure = await dialogs.confirm({
      title: t`Revoke the access of ${name}?`,
      text: t`It ends at once. The person is signed out and can ask again.`,
      action: t`Revoke access`,
      danger: true,
    });
    if (!sure) return;
    await call(accessGrantContract.routes.revoke, { body: { id, rev } });
    await grantsWritten(queries);
  };
}

function Actions({ row }: { readonly row: Row }) {
  const { t } = useLingui();
  const can = useCan();
  const revoke = useRevoke();
  const [open, setOpen] = useState<'grant' | 'decline'>();
  const close = () => setOpen(undefined);
  const { state, name } = row;
  return (
    <span className="row">
      {state === 'requested' && can('user.invite') && (
        <>
          <Button size="sm" kind="primary" aria-label={t`Grant access to ${name}`} onClick={() => setOpen('grant')}>
            <Trans>Grant</Trans>
          </Button>
          <Button size="sm" aria-label={t`Decline access for ${name}`} onClick={() => setOpen('decline')}>
            <Trans>Decline</Trans>
          </Button>
        </>
      )}
      {(state === 'granted' || state === 'active') && can('user.deactivate') && (
        <Button size="sm" aria-label={t`Revoke the access of ${name}`} onClick={() => void revoke(row)}>
          <Trans>Revoke</Trans>
        </Button>
      )}
      <Suspense>
        {open === 'grant' && <GrantDialog row={row} onClose={close} />}
        {open === 'decline' && <DeclineDialog row={row} onClose={close} />}
      </Suspense>
    </span>
  );
}

function Said({ row: { origin, askedBy, reason, decidedBy, answer } }: { readonly row: Row }) {
  return (
    <span className="meta">
      {origin === 'person' && <Trans>Asked themselves</Trans>}
      {origin === 'staff' && <Trans>Asked by {askedBy.name}</Trans>}
      {origin === 'operator' && <Trans>Asked by the support of Backline</Trans>}
      {': '}
      {reason}
      {decidedBy && (
        <>
          {' · '}
          <Trans>Decided by {decidedBy.name}</Trans>
          {answer && `: ${answer}`}
        </>
      )}
    </span>
  );
}

/** One person's temporary access: for whom, what, how long and why, and what can be done about it. */
export function GrantRow({ row }: { readonly row: Row }) {
  const can = useCan();
  const presets = usePresets();
  const { userId, name, email, state, preset, allArtists, artists } = row;
  return (
    <li>
      <span className="col grow">
        <span className="row">
          {userId && can('user.update') ? (
            <PageLink to={`/user/internal/${userId}/edit`} className="strong cut">
              {name}
            </PageLink>
          ) : (
            <span className="strong cut">{name}</span>
          )}
          <span className="meta cut">{email}</span>
        </span>
        <span className="meta">
          {presets[preset]} ·{' '}
          {allArtists ? <Trans>All artists</Trans> : <Plural value={artists.length} one="# artist" other="# artists" />}{' '}
          · <Period {...row} />
        </span>
        <Said row={row} />
      </span>
      <GrantStatus state={state} />
      <Actions row={row} />
    </li>
  );
}
