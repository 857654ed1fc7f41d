import { useLingui } from '@lingui/react';
import { Trans, useLingui as useText } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { ChevronRight, CircleQuestionMark, Keyboard, Search, Settings } from 'lucide-react';
import { Suspense } from 'react';
import { openHelp } from '#web/domains/operator/support/widgets/help.ts';
import { useMe } from '#web/platform/me.ts';
import { usePages } from '#web/platform/pages.ts';
import { useCookieFlag } from '#web/platform/preferences.ts';
import { useWaiting, type Waiting } from '#web/platform/waiting.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { Count } from '#web/ui/status.tsx';
import { currentEntry, type NavEntry, type NavGroup } from './nav.ts';
import { NewAppointment } from './new-appointment.tsx';
import type { ShellLayer } from './shell-keys.ts';
import { useNav } from './use-pages.ts';
import { UserMenu } from './user-menu.tsx';
import { WorkspaceMenu } from './workspace-menu.tsx';

const FavoriteNav = part(
  async () => (await import('#web/domains/identity/favorite-subject/widgets/favorite-nav.tsx')).FavoriteNav,
);

interface Place {
  readonly rail: boolean;
  readonly current: string | undefined;
  readonly waiting: Waiting | undefined;
}

function Entry({ entry, rail, current, waiting }: Place & { readonly entry: NavEntry }) {
  const { i18n } = useLingui();
  const { unseen } = useMe();
  const label = i18n._(entry.label);
  const on = entry.to === current;
  const inbox = entry.to === '/notification';
  return (
    <PageLink
      to={entry.to}
      className={cx('nav', on && 'on')}
      aria-current={on ? 'page' : undefined}
      {...(rail ? { 'data-tip': label, 'aria-label': label } : {})}
    >
      <entry.icon size={15} strokeWidth={1.8} aria-hidden="true" />
      <span className="cut">{label}</span>
      <Count value={inbox ? unseen : entry.waits && waiting?.[entry.waits]} hot={inbox} />
    </PageLink>
  );
}

function Group({ group, ...place }: Place & { readonly group: NavGroup }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useCookieFlag(`nav-${group.id}`, true);
  return (
    <div className="grp">
      {group.label && !place.rail && (
        <button type="button" className="grp-h" aria-expanded={open} onClick={() => setOpen(!open)}>
          {i18n._(group.label)}
          <ChevronRight size={11} aria-hidden="true" />
        </button>
      )}
      {(open || place.rail) && group.entries.map((entry) => <Entry key={entry.to} entry={entry} {...place} />)}
    </div>
  );
}

interface SideFootProps extends Pick<SideNavProps, 'onLayer'> {
  readonly allowed: (path: string) => boolean;
}
function SideFoot({ onLayer, allowed }: SideFootProps) {
  const { t } = useText();
  return (
    <div className="foot">
      <UserMenu />
      <IconButton label={t`Help`} onClick={openHelp}>
        <CircleQuestionMark size={15} />
      </IconButton>
      <IconButton label={t`Keyboard shortcuts`} keys="?" onClick={() => onLayer('keys')}>
        <Keyboard size={15} />
      </IconButton>
      {allowed('/systemsettings') && (
        <PageLink to="/systemsettings" className="ib" aria-label={t`Settings`} data-tip={t`Settings`}>
          <Settings size={15} />
        </PageLink>
      )}
    </div>
  );
}

type SideNavProps = Readonly<{ rail: boolean; onToggle: () => void; onLayer: (layer: ShellLayer) => void }>;
export function SideNav({ rail, onToggle, onLayer }: SideNavProps) {
  const { t } = useText();
  const groups = useNav();
  const { allowed } = usePages();
  const { isOperator } = useMe().user;
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const current = currentEntry(
    groups.flatMap(({ entries }) => entries),
    pathname,
  );
  const place = { rail, current, waiting: useWaiting() };
  return (
    <aside className="side">
      <div className="ws">
        <WorkspaceMenu rail={rail} onToggle={onToggle} />
        {!isOperator && <NewAppointment />}
      </div>
      <button type="button" className="find" onClick={() => onLayer('palette')} aria-label={t`Search or jump to`}>
        <Search size={14} aria-hidden="true" />
        <span>
          <Trans>Search or jump to</Trans>
        </span>
        <Kbd keys="mod+k" />
      </button>
      <nav aria-label={t`Main`}>
        {groups.slice(0, 1).map((group) => (
          <Group key={group.id} group={group} {...place} />
        ))}
        <Suspense>{!rail && !isOperator && <FavoriteNav pathname={pathname} />}</Suspense>
        {groups.slice(1).map((group) => (
          <Group key={group.id} group={group} {...place} />
        ))}
      </nav>
      <SideFoot onLayer={onLayer} allowed={allowed} />
    </aside>
  );
}
