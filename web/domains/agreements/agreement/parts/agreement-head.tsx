import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, ChevronLeft, Download, LoaderCircle, Send, TriangleAlert } from 'lucide-react';
import { gapsOf } from '#shared/domains/agreements/agreement/gaps.ts';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { showGapsOf } from '#shared/domains/agreements/agreement/several.ts';
import { placeOf, spanOf } from '#shared/domains/agreements/agreement/shows.ts';
import { leadsTo } from '#shared/kernel/record/machine.ts';
import { type AgreementWords, useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { GapCount } from '#web/domains/agreements/agreement/widgets/to-fill-in.tsx';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { StageMark } from './stage-mark.tsx';
import { useAgreementMenu } from './use-agreement-menu.tsx';
import type { SaveState } from './use-saving.ts';

const SigningLink = part(
  async () => (await import('#web/domains/agreements/esign/widgets/signing-link.tsx')).SigningLink,
);

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

function Downloads({ agreement: { id, rendered } }: { readonly agreement: AgreementView }) {
  const { t } = useLingui();
  const { download } = useAgreementKind().routes;
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
      {t`PDF or Word`}
      <ChevronDown size={13} aria-hidden="true" />
    </Button>
  );
  return <Menu trigger={trigger} groups={[{ id: 'files', items }]} placement="bottom-end" />;
}

/** Artists, place and day. Of several shows, the fields below have a link each. */
function About({ agreement }: Pick<AgreementHeadProps, 'agreement'>) {
  const { day } = useFormat();
  const { artists, show, otherShows } = agreement;
  const names = artists.map((a) => a.name).join(', ');
  const about = [names, placeOf(agreement), day(spanOf(agreement))].filter(Boolean).join(', ');
  return agreement.unlinkedAt || otherShows ? (
    <span className="mut cut ct-about">{about}</span>
  ) : (
    <PageLink to={`/show/${show.showId}`} className="mut cut ct-about">
      {about}
    </PageLink>
  );
}

interface SendButtonProps extends Pick<AgreementHeadProps, 'agreement' | 'state' | 'onSend'> {
  readonly words: AgreementWords;
  readonly stage: string;
}
function SendButton({ agreement, state, onSend, words, stage }: SendButtonProps) {
  return (
    <Button
      kind="primary"
      icon={<Send size={14} />}
      disabled={agreement.rendered.state !== 'ready' || state !== 'saved'}
      onClick={onSend}
    >
      {stage === 'draft' ? words.send : <Trans>Send again</Trans>}
    </Button>
  );
}

type AgreementHeadProps = Readonly<{ agreement: AgreementView; state: SaveState; onSend: () => void }>;
export function AgreementHead({ agreement, state, onSend }: AgreementHeadProps) {
  const { t } = useLingui();
  const can = useCan();
  const kind = useAgreementKind();
  const words = kind.useWords();
  const own = kind.useActions?.(agreement);
  const more = [...(own?.more ?? []), ...useAgreementMenu(agreement)];
  const { number, stage, document } = agreement;

  return (
    <header className="ct-h">
      <PageLink to={kind.base} className="ib" aria-label={words.all}>
        <ChevronLeft size={16} aria-hidden="true" />
      </PageLink>
      <h1 className="num">{number}</h1>
      <About agreement={agreement} />
      <StageMark stage={stage} pill />
      {stage === 'draft' && <GapCount gaps={[...gapsOf(document), ...showGapsOf(document)]} />}
      <span className="push" />
      {stage === 'draft' && (
        <span className="row meta ct-saved" role="status">
          <Saved state={state} />
        </span>
      )}
      <Downloads agreement={agreement} />
      <SigningLink kind={kind.entity} base={kind.base} id={agreement.id} />
      {own?.next}
      {leadsTo(kind.machine, stage, 'send') && can(`${kind.entity}.send`) && (
        <SendButton agreement={agreement} state={state} onSend={onSend} words={words} stage={stage} />
      )}
      <MoreMenu label={t`More`} groups={[{ id: 'more', items: more }]} />
    </header>
  );
}
