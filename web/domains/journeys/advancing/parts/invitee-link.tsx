import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Link2Off, Send } from 'lucide-react';
import { advancingContract } from '#shared/domains/journeys/advancing/contract.ts';
import type { Invitee } from '#shared/domains/journeys/advancing/schemas.ts';
import { isOut } from '#shared/domains/journeys/advancing/states.ts';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import type { LinkRow } from '#shared/domains/relations/link/schemas.ts';
import { mailTrouble } from '#web/domains/relations/link/widgets/mail-trouble.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { Status } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';
import { linksQuery, useAct } from '../queries.ts';
import { useDeciding } from './decisions.ts';

const { resend, withdrawInvitee } = advancingContract.routes;

/** Finds the link of a person: the live one, else the newest. */
function useLink(person: Invitee): LinkRow | undefined {
  const { request } = useDeciding();
  const can = useCan();
  const { data } = useQuery({
    ...linksQuery(request.id),
    enabled: can('advancing.create') && request.state !== 'draft',
  });
  const own = data?.rows.filter((link) => link.person?.participantId === person.id) ?? [];
  return own.find(({ state }) => state === 'live') ?? own[0];
}

/** The state of the link: its mail, and whether a person has opened it. Opening by a mail scanner does not count. */
export function LinkState({ person }: { readonly person: Invitee }) {
  const { near } = useFormat();
  const link = useLink(person);
  if (!link) return null;
  if (link.state === 'withdrawn')
    return (
      <span className="micro">
        <Trans>Link withdrawn</Trans>
      </span>
    );
  if (link.state === 'expired')
    return (
      <span className="micro">
        <Trans>Link expired</Trans>
      </span>
    );
  const trouble = mailTrouble(link);
  if (trouble === 'bounced' || trouble === 'failed')
    return (
      <Status tone="red">
        {trouble === 'bounced' ? <Trans>Email came back</Trans> : <Trans>Email not sent</Trans>}
      </Status>
    );
  return (
    <span className="micro num">
      {link.lastOpenedAt ? <Trans>Link opened {near(link.lastOpenedAt)}</Trans> : <Trans>Link not opened yet</Trans>}
    </span>
  );
}

function useLinkItems(person: Invitee): readonly MenuItem[] {
  const { t } = useLingui();
  const can = useCan();
  const queries = useQueryClient();
  const { request } = useDeciding();
  const { id, state } = request;
  const { name } = person;
  const link = useLink(person);
  const again = () => void queries.invalidateQueries({ queryKey: linksQuery(id).queryKey });
  const resending = useAct(resend, id);
  const withdrawing = useAct(withdrawInvitee, id);
  const copying = useMutation({
    mutationFn: async (linkId: string) => {
      const { url } = await call(advancingLinkContract.routes.copy, { params: { id, linkId }, body: {} });
      await navigator.clipboard.writeText(url);
      toast(t`Link copied`);
    },
  });
  const ask = async () => {
    const reason = await dialogs.reason({ title: t`Withdraw ${name}'s link?`, action: t`Withdraw link` });
    if (reason) withdrawing.mutate({ inviteeId: person.id, reason }, { onSuccess: again });
  };
  const send = () =>
    resending.mutate(
      { inviteeId: person.id },
      {
        onSuccess: () => {
          toast(<Trans>A new email to {name} is on its way</Trans>);
          again();
        },
      },
    );
  const isIn = person.state === 'invited' || person.state === 'opened';
  const isOpen = isOut(state) || state === 'approved';
  const canSend = can('advancing.create') && isOpen && (isIn || person.state === 'withdrawn');
  const item = (menuId: string, label: string, icon: MenuItem['icon'], onSelect: () => void) => ({
    id: menuId,
    label,
    icon,
    onSelect,
  });
  return [
    ...(link?.state === 'live' && can('advancing.create')
      ? [item('copy', t`Copy link`, <Copy size={15} />, () => copying.mutate(link.id))]
      : []),
    ...(canSend ? [item('send', isIn ? t`Send link again` : t`Send a new link`, <Send size={15} />, send)] : []),
    ...(can('advancing.update') && isOpen && isIn
      ? [item('withdraw', t`Withdraw link`, <Link2Off size={15} />, () => void ask())]
      : []),
  ];
}

/** The acts on the link of one person. */
export function LinkMenu({ person }: { readonly person: Invitee }) {
  const { t } = useLingui();
  const { name } = person;
  const items = useLinkItems(person);
  return <MoreMenu label={t`Link of ${name}`} groups={[{ id: 'link', items }]} />;
}
