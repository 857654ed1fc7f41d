import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  Ban,
  Check,
  ChevronDown,
  ChevronLeft,
  Copy,
  Download,
  Ellipsis,
  LoaderCircle,
  Lock,
  LockOpen,
  Send,
  Trash2,
  TriangleAlert,
  Unlink,
} from 'lucide-react';
import type { ArtistCard } from '#shared/domains/artist/schemas.ts';
import type { InvoiceShow } from '#shared/domains/invoice/schemas.ts';
import { gapsOf } from '#shared/domains/paper/gaps.ts';
import type { PaperView } from '#shared/domains/paper/schemas.ts';
import { leadsTo } from '#shared/kernel/machine.ts';
import { saveAs } from '#web/domains/file/widgets/save-as.ts';
import { call, mutationOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { toast } from '#web/ui/toaster.ts';
import { isOfKind, paperKey } from '../queries.ts';
import type { PaperWords } from '../widgets/kind.tsx';
import { usePaperKind } from '../widgets/kind.tsx';
import { GapCount } from '../widgets/to-fill-in.tsx';
import { StageMark } from './stage-mark.tsx';
import type { SaveState } from './use-saving.ts';

function Saved({ state }: { readonly state: SaveState }) {
  if (state === 'saved')
    return (
      <>
        <Check size={14} aria-hidden="true" />
        <Trans>Saved</Trans>
      </>
    );
  if (state === 'wrong' || state === 'failed')
    return (
      <>
        <TriangleAlert size={14} aria-hidden="true" />
        {state === 'wrong' ? <Trans>Not saved: check the fields</Trans> : <Trans>Not saved</Trans>}
      </>
    );
  return (
    <>
      <LoaderCircle size={14} aria-hidden="true" />
      <Trans>Saving…</Trans>
    </>
  );
}

function Downloads({ paper: { id, rendered } }: { readonly paper: PaperView }) {
  const { t } = useLingui();
  const { download } = usePaperKind().routes;
  const names = { pdf: t`Download PDF`, docx: t`Download Word` };
  const items = rendered.files.map(({ kind }) => ({
    id: kind,
    label: names[kind],
    onSelect: () => void call(download, { params: { id }, body: { kind } }).then(saveAs),
  }));
  const [only] = items;
  if (!only) return null;
  const icon = <Download size={14} />;
  if (items.length === 1)
    return (
      <Button icon={icon} onClick={only.onSelect}>
        {only.label}
      </Button>
    );
  const trigger = (
    <Button icon={icon}>
      <Trans>PDF or Word</Trans>
      <ChevronDown size={13} aria-hidden="true" />
    </Button>
  );
  return <Menu trigger={trigger} groups={[{ id: 'files', items }]} placement="bottom-end" />;
}

/** The writes of the menu; each puts the answer in the place of the open document. */
function usePaperWrites({ id, number }: PaperView) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const kind = usePaperKind();
  const { linkShow, lock, unlinkShow, unlock, void: voidRoute } = kind.routes;
  const onSuccess = (saved: PaperView) => {
    queries.setQueryData(paperKey(kind, id), saved);
    void queries.invalidateQueries({ predicate: isOfKind(kind) });
  };
  const voiding = useMutation({ ...mutationOf(voidRoute), onSuccess });
  const locking = useMutation({ ...mutationOf(lock), onSuccess });
  const opening = useMutation({ ...mutationOf(unlock), onSuccess });
  const joining = useMutation({ ...mutationOf(linkShow), onSuccess });
  const leaving = useMutation({
    ...mutationOf(unlinkShow),
    onSuccess: (saved: PaperView) => {
      onSuccess(saved);
      const undo = () => joining.mutate({ params: { id }, body: { rev: saved.rev, showId: saved.show.showId } });
      toast(t`${number} unlinked from its show`, { undo });
    },
  });
  return { voiding, locking, opening, leaving };
}

/** A draft can go; a sent one can only be marked void. */
function useMore(paper: PaperView): MenuItem[] {
  const { t } = useLingui();
  const can = useCan();
  const goTo = useGoTo();
  const kind = usePaperKind();
  const { base } = kind;
  const { remove } = kind.routes;
  const { id, number, rev } = paper;
  const is = (step: string) => leadsTo(kind.machine, paper.stage, step) !== undefined;
  const removeRecord = useRemoval();
  const { voiding, locking, opening, leaving } = usePaperWrites(paper);
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
    label: paper.lockedAt ? t`Unlock` : t`Lock`,
    icon: paper.lockedAt ? <LockOpen size={15} /> : <Lock size={15} />,
    onSelect: () => (paper.lockedAt ? void open() : locking.mutate({ params: { id }, body: { rev } })),
  };
  if (paper.lockedAt) return [...copies, ...(can(`${kind.entity}.update`) ? [lockItem] : [])];
  return [
    ...copies,
    ...(can(`${kind.entity}.update`) ? [lockItem] : []),
    ...(is('change the paper') && !paper.unlinkedAt && can(`${kind.entity}.update`) ? [leaveItem] : []),
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

interface AboutProps extends Pick<PaperHeadProps, 'paper'> {
  readonly artists: ArtistCard[];
  readonly show: InvoiceShow;
}
function About({ paper, artists, show }: AboutProps) {
  const { day } = useFormat();
  const about = [artists.map((a) => a.name).join(', '), show.venue, day(show)].filter(Boolean).join(', ');
  return paper.unlinkedAt ? (
    <span className="mut cut ct-about">{about}</span>
  ) : (
    <PageLink to={`/show/${show.showId}`} className="mut cut ct-about">
      {about}
    </PageLink>
  );
}

interface SendButtonProps extends Pick<PaperHeadProps, 'paper' | 'state' | 'onSend'> {
  readonly words: PaperWords;
  readonly stage: string;
}
function SendButton({ paper, state, onSend, words, stage }: SendButtonProps) {
  return (
    <Button
      kind="primary"
      icon={<Send size={14} />}
      disabled={paper.rendered.state !== 'ready' || state !== 'saved'}
      onClick={onSend}
    >
      {stage === 'draft' ? words.send : <Trans>Send again</Trans>}
    </Button>
  );
}

function MoreMenu({ more }: { readonly more: MenuItem[] }) {
  const { t } = useLingui();
  return (
    <Menu
      trigger={
        <IconButton label={t`More`}>
          <Ellipsis size={16} />
        </IconButton>
      }
      groups={[{ id: 'more', items: more }]}
      placement="bottom-end"
    />
  );
}

interface PaperHeadProps {
  readonly paper: PaperView;
  readonly state: SaveState;
  readonly onSend: () => void;
}
export function PaperHead({ paper, state, onSend }: PaperHeadProps) {
  const can = useCan();
  const kind = usePaperKind();
  const words = kind.useWords();
  const own = kind.useActions?.(paper);
  const more = [...(own?.more ?? []), ...useMore(paper)];
  const { number, stage, artists, show } = paper;

  return (
    <header className="ct-h">
      <PageLink to={kind.base} className="ib" aria-label={words.all}>
        <ChevronLeft size={16} aria-hidden="true" />
      </PageLink>
      <h1 className="num">{number}</h1>
      <About paper={paper} artists={artists} show={show} />
      <StageMark stage={stage} pill />
      {stage === 'draft' && <GapCount gaps={gapsOf(paper.document)} />}
      <span className="push" />
      {stage === 'draft' && (
        <span className="row meta ct-saved" role="status">
          <Saved state={state} />
        </span>
      )}
      <Downloads paper={paper} />
      {own?.next}
      {leadsTo(kind.machine, stage, 'send') && can(`${kind.entity}.send`) && (
        <SendButton paper={paper} state={state} onSend={onSend} words={words} stage={stage} />
      )}
      {more.length > 0 && <MoreMenu more={more} />}
    </header>
  );
}
