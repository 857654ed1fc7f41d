import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { clientOnboardingContract } from '#shared/domains/operator/client-onboarding/contract.ts';
import type { OnboardingState } from '#shared/domains/operator/client-onboarding/schemas.ts';
import type { OnboardingRow } from '#shared/domains/operator/client-onboarding/view.ts';
import { EmailStateMark } from '#web/domains/relations/email-message/widgets/email-state.tsx';
import { LinkActions } from '#web/domains/relations/link/widgets/link-actions.tsx';
import { call, mutationOf, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';
import type { Tone } from '#web/ui/tone.ts';
import './invitations.css';

const InviteDialog = dialogPart(async () => (await import('./invite-dialog.tsx')).InviteDialog);
const { copy, list, resend, withdraw } = clientOnboardingContract.routes;
const query = queryOf(list, { body: { perPage: 200, sort: { by: 'createdAt', direction: 'desc' } } });
/** A mail that has just been asked for leaves within seconds. */
const LOOK_MS = 3_000;

const TONES: Readonly<Record<OnboardingState, Tone>> = {
  invited: 'blue',
  opened: 'blue',
  inProgress: 'amber',
  submitted: 'amber',
  provisioned: 'green',
  withdrawn: 'grey',
  expired: 'red',
};
const OPEN: readonly OnboardingState[] = ['invited', 'opened', 'inProgress', 'expired'];
/** The steps that an agency answers. */
const ALL_STEPS = 7;

function State({ row: { state, missing, mail } }: { readonly row: OnboardingRow }) {
  const { t } = useLingui();
  const answered = ALL_STEPS - missing.length;
  const words: Readonly<Record<OnboardingState, string>> = {
    invited: t`invited`,
    opened: t`opened`,
    inProgress: t`${answered} of ${ALL_STEPS} steps`,
    submitted: t`being set up`,
    provisioned: t`agency is open`,
    withdrawn: t`withdrawn`,
    expired: t`expired`,
  };
  if (state === 'invited' && mail && mail !== 'sent') return <EmailStateMark state={mail} />;
  return <Status tone={TONES[state]}>{words[state]}</Status>;
}

type RowProps = Readonly<{ row: OnboardingRow; onChanged: () => Promise<unknown> }>;
function Actions({ row, onChanged }: RowProps) {
  const { t } = useLingui();
  const { id, state, contact } = row;
  const at = { params: { id }, body: {} };
  const sending = useMutation({
    ...mutationOf(resend),
    onSuccess: async () => {
      toast(<Trans>The invitation is on its way to {contact.email}</Trans>);
      await onChanged();
    },
  });
  if (!OPEN.includes(state)) return null;
  return (
    <span className="row">
      <IconButton
        label={t`Send ${contact.name} the invitation again`}
        disabled={sending.isPending}
        onClick={() => sending.mutate(at)}
      >
        <RotateCcw size={15} />
      </IconButton>
      <LinkActions
        link={{ state: state === 'expired' ? 'expired' : 'live', recipient: contact }}
        copy={() => call(copy, at)}
        withdraw={() => call(withdraw, at).then(onChanged)}
      />
    </span>
  );
}

function Row(props: RowProps) {
  const { agencyName, contact, state, clientId, expiresAt, origin } = props.row;
  const { day } = useFormat();
  const { zone } = useMe().user;
  const isOpen = OPEN.includes(state) && state !== 'expired';
  return (
    <li className="oi-row">
      <span className="col grow">
        {state === 'provisioned' ? (
          <PageLink to={`/adminone/client/${clientId}`} className="strong link">
            {agencyName}
          </PageLink>
        ) : (
          <span className="strong">{agencyName}</span>
        )}
        <span className="meta">
          {contact.name} · {contact.email}
        </span>
        <span className="meta num">
          {origin === 'register' && <Trans>Registered itself</Trans>}
          {origin === 'register' && isOpen && ' · '}
          {isOpen && <Trans>until {day({ instant: expiresAt, zone })}</Trans>}
        </span>
      </span>
      <State row={props.row} />
      <Actions {...props} />
    </li>
  );
}

/** The invitations of new agencies: how far each is, send again, copy, withdraw. */
export function Invitations({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isNew, setNew] = useState(false);
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data?.rows.some(({ mail }) => mail === 'queued') ? LOOK_MS : false),
  });
  const onChanged = () => queries.invalidateQueries({ queryKey: query.queryKey });
  return (
    <Dialog
      open
      size="send"
      title={t`Invitations`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Close`}</Button>
          <Button kind="primary" icon={<Plus size={14} />} onClick={() => setNew(true)}>
            {t`Invite agency`}
          </Button>
        </>
      }
    >
      {!data && <SkeletonLines lines={4} />}
      {data?.rows.length === 0 && (
        <p className="meta">{t`Invite an agency by email. It answers seven steps, and opens itself.`}</p>
      )}
      <ul className="oi">
        {data?.rows.map((row) => (
          <Row key={row.id} row={row} onChanged={onChanged} />
        ))}
      </ul>
      <Suspense>{isNew && <InviteDialog onClose={() => setNew(false)} onMade={onChanged} />}</Suspense>
    </Dialog>
  );
}
