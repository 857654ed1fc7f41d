import { useLingui } from '@lingui/react/macro';
import { Check, Hourglass, Pencil, RotateCcw, Trash2, UserX } from 'lucide-react';
import { type Decision, guestMachine } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest } from '#shared/domains/journeys/guest-list/schemas.ts';
import { leadsTo } from '#shared/kernel/record/machine.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { type Acts, useActs } from './acts.tsx';

export const mayBe = (guest: Guest, decision: Decision): boolean => {
  const to = leadsTo(guestMachine, guest.status, decision);
  return to !== undefined && to !== guest.status;
};

/** Decides about a guest; a denial asks why. */
export function useDecide(guest: Guest): (decision: Decision) => Promise<void> {
  const { t } = useLingui();
  const acts = useActs();
  return async (decision) => {
    if (!mayBe(guest, decision)) return;
    const { name } = guest;
    const isDenial = decision === 'deny';
    const reason = isDenial ? await dialogs.reason({ title: t`Deny ${name}`, action: t`Deny guest` }) : undefined;
    if (!isDenial || reason) await acts.decide(guest, decision, reason);
  };
}

function useGuestItems(
  guest: GuestActionsProps['guest'],
  onEdit: GuestActionsProps['onEdit'],
  acts: Acts,
  decide: (decision: Decision) => Promise<void>,
) {
  const { t } = useLingui();
  const steps: readonly (MenuItem & { readonly decision: Decision })[] = [
    { id: 'approve', decision: 'approve' as const, label: t`Approve`, icon: <Check size={15} />, keys: 'a' },
    { id: 'wait', decision: 'wait' as const, label: t`Move to waiting list`, icon: <Hourglass size={15} />, keys: 'w' },
    { id: 'deny', decision: 'deny' as const, label: t`Deny`, icon: <UserX size={15} />, keys: 'd' },
    { id: 'reopen', decision: 'reopen' as const, label: t`Decide again`, icon: <RotateCcw size={15} />, keys: 'r' },
  ].map((item) => ({ ...item, onSelect: () => void decide(item.decision) }));
  const items: readonly MenuItem[] = [
    { id: 'edit', label: t`Edit guest`, icon: <Pencil size={15} />, keys: 'e', onSelect: onEdit },
    ...steps.filter(({ decision }) => mayBe(guest, decision)),
    {
      id: 'remove',
      label: t`Remove`,
      icon: <Trash2 size={15} />,
      danger: true,
      onSelect: () => void acts.remove(guest),
    },
  ];
  return items;
}

type GuestActionsProps = Readonly<{ guest: Guest; onEdit: () => void }>;
/** Shows a button for the most frequent decision and a menu for the others, each with its key. */
export function GuestActions({ guest, onEdit }: GuestActionsProps) {
  const { t } = useLingui();
  const acts = useActs();
  const decide = useDecide(guest);
  const { name, status } = guest;
  const isOpen = status === 'requested' || status === 'waitlist';
  const items = useGuestItems(guest, onEdit, acts, decide);
  return (
    <span className="row gl-act">
      {isOpen && (
        <>
          <Button size="sm" aria-label={t`Approve ${name}`} onClick={() => void decide('approve')}>
            {t`Approve`}
          </Button>
          <IconButton label={t`Deny ${name}`} keys="d" onClick={() => void decide('deny')}>
            <UserX size={15} />
          </IconButton>
        </>
      )}
      <MoreMenu label={t`More for ${name}`} groups={[{ id: 'guest', items }]} />
    </span>
  );
}
