import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { useAct } from '../queries.ts';
import { CorrectionsCard } from './corrections-card.tsx';
import { CountersignCard } from './countersign-card.tsx';
import { FilesCard } from './files-card.tsx';
import { SigningHead } from './head.tsx';
import { ParticipantRow } from './participant-row.tsx';
import { Standing } from './standing.tsx';
import { TimeLine } from './time-line.tsx';
import { type EndDialog, useFollowMenu } from './use-follow-menu.tsx';
import '#web/ui/item-rows.css';

const PaperDialog = dialogPart(async () => (await import('./end-dialogs.tsx')).PaperDialog);
const ExtendDialog = dialogPart(async () => (await import('./end-dialogs.tsx')).ExtendDialog);
const { check, sendBack, send } = esignContract.routes;

/** A document that colleagues check: they agree, or send it back. */
function Review({ view }: { readonly view: EsignView }) {
  const { t } = useLingui();
  const can = useCan();
  const { user } = useMe();
  const [checking, returning, sending] = [
    useAct(check, { id: view.id }),
    useAct(sendBack, { id: view.id }),
    useAct(send, { id: view.id }),
  ];
  const isMine = view.checkers.some(({ userId, approvedAt }) => userId === user.id && !approvedAt);
  const isChecked = view.checkers.every(({ approvedAt }) => approvedAt);
  const back = async () => {
    const reason = await dialogs.reason({ title: t`Send it back?`, action: t`Send back` });
    if (reason) returning.mutate({ reason });
  };
  return (
    <>
      {isMine && (
        <>
          <Button onClick={() => void back()}>{t`Send back`}</Button>
          <Button kind="primary" busy={checking.isPending} onClick={() => checking.mutate({})}>
            {t`Agree`}
          </Button>
        </>
      )}
      {isChecked && can('esign.send') && (
        <Button kind="primary" busy={sending.isPending} onClick={() => sending.mutate({})}>
          {t`Send for signature`}
        </Button>
      )}
    </>
  );
}

function People({ view }: { readonly view: EsignView }) {
  const { t } = useLingui();
  return (
    <Card title={t`People`} count={view.participants.length} anchor="participants">
      <ul className="item-rows es-people">
        {view.participants.map((one) => (
          <ParticipantRow key={one.id} view={view} participant={one} />
        ))}
      </ul>
    </Card>
  );
}

/** A document that is out, or has ended: how it stands, who acts, and what has happened. */
export function Follow({ view }: { readonly view: EsignView }) {
  const { t } = useLingui();
  const { mine } = view;
  const [opened, setOpened] = useState<EndDialog>();
  const menu = useFollowMenu(view, setOpened);
  const close = () => setOpened(undefined);
  return (
    <>
      <SigningHead view={view}>
        {view.state === 'review' && <Review view={view} />}
        {view.state === 'expired' && <Button onClick={() => setOpened('extend')}>{t`Extend`}</Button>}
        <MoreMenu label={t`More`} groups={[{ id: 'more', items: menu }]} />
      </SigningHead>
      <div className="es-body">
        <div className="es-main">
          {view.state !== 'review' && <Standing view={view} />}
          {mine && mine.readiness !== 'hold' && <CountersignCard view={view} mine={mine} />}
          <CorrectionsCard view={view} />
          <People view={view} />
          <FilesCard view={view} />
        </div>
        <aside className="es-side">
          <TimeLine id={view.id} />
        </aside>
      </div>
      <Suspense>
        {opened === 'paper' && <PaperDialog view={view} onClose={close} />}
        {opened === 'extend' && <ExtendDialog view={view} onClose={close} />}
      </Suspense>
    </>
  );
}
