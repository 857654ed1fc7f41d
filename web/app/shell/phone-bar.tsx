import { useLingui } from '@lingui/react';
import { Trans, useLingui as useText } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import {
  CalendarRange,
  CircleQuestionMark,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Menu as MenuIcon,
  Search,
  Ticket,
} from 'lucide-react';
import { useState } from 'react';
import { openHelp } from '#web/domains/operator/support/widgets/help.ts';
import { formatNumber } from '#web/platform/format.ts';
import { type Me, useMe } from '#web/platform/me.ts';
import { usePages } from '#web/platform/pages.ts';
import { useWaiting } from '#web/platform/waiting.ts';
import { cx } from '#web/ui/cx.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { currentEntry, type NavGroup } from './nav.ts';
import type { ShellLayer } from './shell-keys.ts';
import { useNav } from './use-pages.ts';
import { useUserGroups } from './user-groups.tsx';

/** Beside the button for everything else, so many labels have room. */
const MOST_TABS = 4;

interface Tab {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly count?: number;
}

/** The groups of the user's menu, as items of the sheet. */
function AccountMenu() {
  const account = useUserGroups();
  return account.map((group) => (
    <div key={group.id} className="menu-g">
      {group.label && <div className="menu-l">{group.label}</div>}
      {group.items.map((item) => (
        <button key={item.id} type="button" className="menu-i wide" onClick={item.onSelect}>
          {item.icon}
          <span className="grow">{item.label}</span>
          {item.note}
        </button>
      ))}
    </div>
  ));
}

type MoreProps = Readonly<{ tabs: readonly Tab[]; onClose: () => void; onLayer: (layer: ShellLayer) => void }>;
/** Everything that the tabs leave out. */
function More({ tabs, onClose, onLayer }: MoreProps) {
  const { i18n } = useLingui();
  const help = () => {
    onClose();
    openHelp();
  };
  return (
    <div>
      <button type="button" className="menu-i wide" onClick={() => onLayer('palette')}>
        <Search size={18} />
        <Trans>Search or jump to</Trans>
      </button>
      <button type="button" className="menu-i wide" onClick={help}>
        <CircleQuestionMark size={18} />
        <Trans>Help</Trans>
      </button>
      {useNav().flatMap(({ entries }) =>
        entries
          .filter(({ to }) => !tabs.some((tab) => tab.to === to))
          .map((entry) => (
            <PageLink key={entry.to} to={entry.to} className="menu-i" onClick={onClose}>
              <entry.icon size={18} />
              {i18n._(entry.label)}
            </PageLink>
          )),
      )}
      <AccountMenu />
    </div>
  );
}

function useTabs(me: Me, groups: readonly NavGroup[]) {
  const { t, i18n } = useText();
  const ofAgency: readonly Tab[] = [
    { to: '/', label: t`Dashboard`, icon: LayoutDashboard },
    { to: '/planning/month', label: t`Planning`, icon: CalendarRange },
    { to: '/show', label: t`Shows`, icon: Ticket },
    { to: '/notification', label: t`Inbox`, icon: Inbox, count: me.unseen },
  ];
  const ofOperator = groups.flatMap(({ entries }) =>
    entries.map((entry) => ({ ...entry, label: i18n._(entry.label) })),
  );
  const tabs: readonly Tab[] = me.user.isOperator ? ofOperator : ofAgency;
  return tabs.slice(0, MOST_TABS);
}

interface TabLinkProps {
  readonly current: string | undefined;
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly count: number | undefined;
}
function TabLink({ current, to, label, Icon, count }: TabLinkProps) {
  return (
    <PageLink to={to} className={cx(to === current && 'on')} aria-current={to === current ? 'page' : undefined}>
      <span className="m-ic">
        <Icon size={20} strokeWidth={1.8} aria-hidden="true" />
        {count ? <b>{formatNumber(count)}</b> : null}
      </span>
      {label}
    </PageLink>
  );
}

export function PhoneBar({ onLayer }: { readonly onLayer: (layer: ShellLayer) => void }) {
  const { t } = useText();
  const me = useMe();
  useWaiting();
  const { allowed } = usePages();
  const [more, setMore] = useState(false);
  const groups = useNav();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const current = currentEntry(
    groups.flatMap(({ entries }) => entries),
    pathname,
  );
  const tabs = useTabs(me, groups);
  const close = () => setMore(false);
  const openLayer = (layer: ShellLayer) => {
    close();
    onLayer(layer);
  };
  return (
    <nav className="m-tabs" aria-label={t`Main`}>
      {tabs
        .filter(({ to }) => allowed(to))
        .map(({ to, label, icon: Icon, count }) => (
          <TabLink key={to} current={current} to={to} label={label} Icon={Icon} count={count} />
        ))}
      <button type="button" onClick={() => setMore(true)}>
        <span className="m-ic">
          <MenuIcon size={20} strokeWidth={1.8} aria-hidden="true" />
        </span>
        <Trans>More</Trans>
      </button>
      <Sheet open={more} onClose={close} title={me.tenant.name}>
        <More tabs={tabs} onClose={close} onLayer={openLayer} />
      </Sheet>
    </nav>
  );
}
