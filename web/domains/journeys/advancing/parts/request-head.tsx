import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Ban, Check, Send } from 'lucide-react';
import { advancingContract } from '#shared/domains/journeys/advancing/contract.ts';
import { needsDecision } from '#shared/domains/journeys/advancing/progress.ts';
import { requestMachine } from '#shared/domains/journeys/advancing/states.ts';
import { leadsTo } from '#shared/kernel/record/machine.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { plainItems } from '../model/items.ts';
import { useAct } from '../queries.ts';
import { ProgressText, RequestMarks, StateMark } from '../widgets/state-words.tsx';
import { useDeciding } from './decisions.ts';

const { send, withdraw } = advancingContract.routes;

function Withdraw() {
  const { t } = useLingui();
  const can = useCan();
  const { request } = useDeciding();
  const withdrawing = useAct(withdraw, request.id);
  const isDraft = request.state === 'draft';
  const ask = async () => {
    const reason = await dialogs.reason({
      title: isDraft ? t`Discard this request?` : t`Withdraw this request?`,
      action: isDraft ? t`Discard` : t`Withdraw request`,
    });
    if (reason) withdrawing.mutate({ reason });
  };
  if (!can('advancing.update') || !leadsTo(requestMachine, request.state, 'withdraw')) return null;
  const label = isDraft ? t`Discard` : t`Withdraw`;
  const items = [{ id: 'withdraw', label, icon: <Ban size={15} />, danger: true, onSelect: () => void ask() }];
  return <MoreMenu label={t`More actions`} look="box" groups={[{ id: 'more', items }]} />;
}

function SendDraft() {
  const { request } = useDeciding();
  const sending = useAct(send, request.id);
  return (
    <Button kind="primary" icon={<Send size={14} />} busy={sending.isPending} onClick={() => sending.mutate({})}>
      <Trans>Send request</Trans>
    </Button>
  );
}

function ApproveUnchanged() {
  const { items, approveAll, busy, may, returns } = useDeciding();
  const plain = plainItems(items).filter((one) => !returns.collected.includes(one));
  if (!may || plain.length === 0) return null;
  return (
    <Button kind="primary" icon={<Check size={14} />} busy={busy} onClick={() => approveAll(plain)}>
      <Plural value={plain.length} one="Approve # unchanged" other="Approve all # unchanged" />
    </Button>
  );
}

/** The name of a request, its show, and how far it is. */
export function RequestHead() {
  const { t } = useLingui();
  const can = useCan();
  const { day } = useFormat();
  const { request } = useDeciding();
  const { show, name, state } = request;
  return (
    <>
      <Crumbs
        items={[{ label: t`Advancing`, to: '/advancing' }, { label: <span className="num">{show.number}</span> }]}
      />
      <header className="adv-head">
        <div className="col grow">
          <div className="row wrap">
            <h1>{name}</h1>
            <StateMark state={state} pill />
            <RequestMarks request={{ ...request, needsDecision: needsDecision(request) }} />
          </div>
          <p className="row wrap">
            <PageLink to={`/show/${show.showId}`} className="strong">
              {show.title}
            </PageLink>
            <span className="num">{day({ date: show.date }, { year: true })}</span>
            <span className="meta">
              <ProgressText request={request} />
            </span>
          </p>
        </div>
        <div className="row adv-acts">
          <Withdraw />
          {state === 'draft' && can('advancing.create') && <SendDraft />}
          <ApproveUnchanged />
        </div>
      </header>
    </>
  );
}
