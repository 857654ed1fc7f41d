import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useAct } from '../queries.ts';
import { CheckersCard } from './checkers-card.tsx';
import { FieldsCard } from './fields-card.tsx';
import { FilesCard } from './files-card.tsx';
import { SigningHead } from './head.tsx';
import { PeopleCard } from './people-card.tsx';
import { MessageCard, RulesCard } from './settings-card.tsx';
import { type SaveState, useDraft } from './use-draft.ts';

const { send } = esignContract.routes;

function Saved({ state, problem }: { readonly state: SaveState; readonly problem: string }) {
  return (
    <span className="row meta" role="status">
      {state === 'saved' && <Trans>Saved</Trans>}
      {(state === 'typing' || state === 'saving') && <Trans>Saving…</Trans>}
      {state === 'incomplete' && <Trans>Fill in everyone's name and email to save.</Trans>}
      {state === 'wrong' && (problem || <Trans>Not saved: check the fields</Trans>)}
    </span>
  );
}

/** Says what is missing, each beside a way to it. Another page leads back here when it is mended there. */
function Blockers({ blockers }: Pick<EsignView, 'blockers'>) {
  const { t } = useLingui();
  const here = useRouterState({ select: ({ location }) => location.pathname });
  if (blockers.length === 0)
    return (
      <Notice tone="green" fact={t`Ready to send.`}>
        {t`The first people are asked at once.`}
      </Notice>
    );
  return (
    <Card title={t`To do before sending`} count={blockers.length}>
      <ul className="es-blockers">
        {blockers.map(({ field, message, target }) => (
          <li key={message}>
            {target ? (
              <PageLink to={`${target}?returnTo=${encodeURIComponent(here)}`}>{message}</PageLink>
            ) : (
              <a href={`#${field}`}>{message}</a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type SendButtonProps = Readonly<{ view: EsignView; isOff: boolean; save: () => Promise<boolean> }>;
function SendButton({ view, isOff, save }: SendButtonProps) {
  const count = view.participants.length;
  const sending = useAct(send, {
    id: view.id,
    quiet: true,
    onDone: () => toast(<Plural value={count} one="Sent to # person" other="Sent to # people, in their order" />),
  });
  const press = async () => {
    if (!sending.isPending && (await save())) sending.mutate({});
  };
  return (
    <>
      <Button
        kind="primary"
        icon={<Send size={14} />}
        busy={sending.isPending}
        disabled={isOff}
        onClick={() => void press()}
      >
        <Trans>Send for signature</Trans>
      </Button>
      <Problem error={sending.error} className="es-refused" />
    </>
  );
}

/** The draft of a signing: what is signed, by whom, and how. It saves itself. */
export function Prepare({ view }: { readonly view: EsignView }) {
  const can = useCan();
  const { draft, change, save, take, state, problem } = useDraft(view);
  const isUnsaved = state === 'wrong' || state === 'incomplete';
  const isOff = isUnsaved || view.blockers.length > 0;
  return (
    <>
      <SigningHead view={view}>
        <Saved state={state} problem={problem} />
        {can('esign.send') && <SendButton view={view} isOff={isOff} save={save} />}
      </SigningHead>
      <div className="es-body">
        <div className="es-main">
          <PeopleCard draft={draft} onChange={change} />
          <FilesCard view={view} onChange={take} />
          <FieldsCard view={view} draft={draft} onChange={change} />
          <MessageCard draft={draft} onChange={change} />
        </div>
        <aside className="es-side">
          {!isUnsaved && <Blockers blockers={view.blockers} />}
          <RulesCard draft={draft} hasInvoices={view.files.some(({ invoiceId }) => invoiceId)} onChange={change} />
          <CheckersCard view={view} draft={draft} onChange={change} save={save} />
        </aside>
      </div>
    </>
  );
}
