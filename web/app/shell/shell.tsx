import { Trans } from '@lingui/react/macro';
import { useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useAvatar } from '#web/domains/identity/user/widgets/use-avatar.ts';
import { helpStore } from '#web/domains/operator/support/widgets/help.ts';
import { noteActing } from '#web/platform/acting.ts';
import { useIdle } from '#web/platform/idle.ts';
import { may, useMe } from '#web/platform/me.ts';
import { useFeature } from '#web/platform/preferences.ts';
import { FaceHook } from '#web/ui/avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { FrameAway } from '#web/ui/layer-away.tsx';
import { PageIcon } from '#web/ui/page-icon.ts';
import { part } from '#web/ui/part.tsx';
import { partOf } from '#web/ui/part-of.tsx';
import { usePhone } from '#web/ui/use-media.ts';
import { NoRightPage } from '../error-page.tsx';
import { iconOf } from './nav.ts';
import { type ShellLayer, useShellKeys } from './shell-keys.ts';
import { SideNav } from './side-nav.tsx';
import { useRail } from './use-rail.ts';
import './shell.css';
import { Later } from '#web/ui/later.tsx';

const Palette = dialogPart(async () => (await import('./palette.tsx')).Palette);
const Strips = part(async () => (await import('./strips.tsx')).Strips);
const IdleDialog = part(async () => (await import('./idle-dialog.tsx')).IdleDialog);
const PhoneBar = part(async () => (await import('./phone-bar.tsx')).PhoneBar);
const NewTerms = part(async () => (await import('#web/domains/identity/content/widgets/new-terms.tsx')).NewTerms);
const TaskPopups = part(async () => (await import('#web/domains/attached/task/widgets/task-popups.tsx')).TaskPopups);
const KeyHelp = dialogPart(async () => (await import('./key-help.tsx')).KeyHelp);

const fetchHelp = async () =>
  (await import('#web/domains/operator/support/widgets/support-sidebar.tsx')).SupportSidebar;
const Help = partOf(fetchHelp, () => <FrameAway onClose={() => helpStore.set(false)} />);

function Page({ children }: { readonly children: ReactNode }) {
  const me = useMe();
  const matches = useMatches();
  const permission = matches.findLast((match) => match.staticData.permission !== undefined)?.staticData.permission;
  if (!may(me, permission)) return <NoRightPage />;
  return (
    <PageIcon value={iconOf(matches.at(-1)?.pathname ?? '')}>
      <Later lines={10}>{children}</Later>
    </PageIcon>
  );
}

export function Shell({ children }: { readonly children: ReactNode }) {
  const me = useMe();
  const phone = usePhone();
  const [rail, toggleRail] = useRail();
  const [layer, setLayer] = useState<ShellLayer>();
  useShellKeys({ toggleRail, setLayer });
  const [popups] = useFeature('taskPopups');
  const help = helpStore.use();
  const idle = useIdle();
  const close = () => setLayer(undefined);
  const isActing = me.impersonatedBy !== undefined;
  useEffect(() => {
    noteActing(isActing);
  }, [isActing]);
  return (
    <FaceHook value={useAvatar}>
      <div className="frame">
        <Suspense>{(isActing || me.isReadOnly || me.user.accessUntil) && <Strips />}</Suspense>
        <div className={cx(phone ? 'm-shell' : 'shell', rail && 'rail', me.user.isOperator && 'slate')}>
          <a className="skip" href="#main">
            <Trans>Skip to content</Trans>
          </a>
          {!phone && <SideNav rail={rail} onToggle={toggleRail} onLayer={setLayer} />}
          <main id="main" tabIndex={-1}>
            <Page>{children}</Page>
          </main>
          {phone && (
            <Suspense fallback={<div className="m-tabs" />}>
              <PhoneBar onLayer={setLayer} />
            </Suspense>
          )}
          <Suspense>{help && <Help />}</Suspense>
        </div>
        <Suspense>
          {popups && may(me, 'task.read') && <TaskPopups />}
          <NewTerms />
          {layer === 'palette' && <Palette onClose={close} />}
          {idle && <IdleDialog />}
          {layer === 'keys' && <KeyHelp onClose={close} />}
        </Suspense>
      </div>
    </FaceHook>
  );
}
