import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, Copy, Lock, LockOpen, Trash2, Unlink } from 'lucide-react';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { showsOf } from '#shared/domains/agreements/agreement/shows.ts';
import { leadsTo } from '#shared/kernel/record/machine.ts';
import { agreementKey, isOfKind } from '#web/domains/agreements/agreement/queries.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { call, mutationOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { toast } from '#web/ui/toaster.ts';

/** The writes of the menu; each puts the answer in the place of the open document. */
function useAgreementWrites({ id, number }: AgreementView) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const kind = useAgreementKind();
  const { linkShow, lock, unlinkShow, unlock, void: voidRoute } = kind.routes;
  const onSuccess = (saved: AgreementView) => {
    queries.setQueryData(agreementKey(kind, id), saved);
    void queries.invalidateQueries({ predicate: isOfKind(kind) });
  };
  const voiding = useMutation({ ...mutationOf(voidRoute), onSuccess });
  const locking = useMutation({ ...mutationOf(lock), onSuccess });
  const opening = useMutation({ ...mutationOf(unlock), onSuccess });
  const joining = useMutation({ ...mutationOf(linkShow), onSuccess });
  const leaving = useMutation({
    ...mutationOf(unlinkShow),
    onSuccess: (saved: AgreementView) => {
      onSuccess(saved);
      const [showId = '', ...otherShowIds] = showsOf(saved).map((show) => show.showId);
      const undo = () => joining.mutate({ params: { id }, body: { rev: saved.rev, showId, otherShowIds } });
      toast(t`${number} unlinked from its show`, { undo });
    },
  });
  return { voiding, locking, opening, leaving };
}

/** A draft can go; a sent one can only be marked void. */
export function useAgreementMenu(agreement: AgreementView): MenuItem[] {
  const { t } = useLingui();
  const can = useCan();
  const goTo = useGoTo();
  const kind = useAgreementKind();
  const { base } = kind;
  const { remove } = kind.routes;
  const { id, number, rev } = agreement;
  const is = (step: string) => leadsTo(kind.machine, agreement.stage, step) !== undefined;
  const removeRecord = useRemoval();
  const { voiding, locking, opening, leaving } = useAgreementWrites(agreement);
  const askVoid = async () => {
    const text = t`Its links stop working at once. The document stays here, marked as void.`;
    if (await dialogs.confirm({ title: t`Mark ${number} as void?`, text, action: t`Mark as void`, danger: true }))
      voiding.mutate({ params: { id }, body: { rev } });
  };
  const copyItem = {
    id: 'copy',
    label: t`Duplicate`,
    icon: <Copy size={15} />,
    onSelect: () => goTo(`${base}/${id}/copy`),
  };
  const copies = can(`${kind.entity}.create`) ? [copyItem] : [];
  const leaveItem = {
    id: 'leave',
    label: t`Unlink from show`,
    icon: <Unlink size={15} />,
    onSelect: () => leaving.mutate({ params: { id }, body: { rev } }),
  };
  const drop = () => removeRecord({ base, name: number, remove: () => call(remove, { params: { id } }) });
  const open = async () => {
    const reason = await dialogs.reason({ title: t`Unlock ${number}`, action: t`Unlock` });
    if (reason) opening.mutate({ params: { id }, body: { rev, reason } });
  };
  const lockItem = {
    id: 'lock',
    label: agreement.lockedAt ? t`Unlock` : t`Lock`,
    icon: agreement.lockedAt ? <LockOpen size={15} /> : <Lock size={15} />,
    onSelect: () => (agreement.lockedAt ? void open() : locking.mutate({ params: { id }, body: { rev } })),
  };
  if (agreement.lockedAt) return [...copies, ...(can(`${kind.entity}.update`) ? [lockItem] : [])];
  return [
    ...copies,
    ...(can(`${kind.entity}.update`) ? [lockItem] : []),
    ...(is('change the document') && !agreement.unlinkedAt && can(`${kind.entity}.update`) ? [leaveItem] : []),
    ...(is('void') && can(`${kind.entity}.send`)
      ? [{ id: 'void', label: t`Mark as void`, icon: <Ban size={15} />, danger: true, onSelect: () => void askVoid() }]
      : []),
    ...(is('delete') && can(`${kind.entity}.delete`)
      ? [
          {
            id: 'delete',
            label: t`Delete draft`,
            icon: <Trash2 size={15} />,
            danger: true,
            onSelect: () => void drop(),
          },
        ]
      : []),
  ];
}
