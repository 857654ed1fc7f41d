import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { rememberSetting } from './last-setting.ts';
import { isPageOf, SETTINGS, type SettingsGroup, YOURS } from './settings-pages.ts';
import { useSettings } from './use-settings.ts';
import './settings.css';
import { SearchInput } from '#web/ui/search-input.tsx';

interface GroupLinksProps extends Pick<SideListProps, 'pathname'> {
  readonly group: SettingsGroup;
}
function GroupLinks({ pathname, group }: GroupLinksProps) {
  const { i18n } = useLingui();
  return (
    <section>
      <h2>{i18n._(group.label)}</h2>
      {group.entries.map((entry) => (
        <PageLink
          key={entry.to}
          to={entry.to}
          className={cx(isPageOf(entry, pathname) && 'on')}
          aria-current={isPageOf(entry, pathname) ? 'page' : undefined}
        >
          {i18n._(entry.label)}
        </PageLink>
      ))}
    </section>
  );
}

interface SideListProps {
  readonly pathname: string;
  /** The group of the page that is open. */
  readonly here: SettingsGroup | undefined;
}
function SideList({ pathname, here }: SideListProps) {
  const { t } = useLingui();
  const [keyword, setKeyword] = useState('');
  const found = useSettings(keyword);
  // The agency's settings and one's own are two lists. A search goes through both.
  const isYours = here?.id === YOURS;
  const groups = keyword ? found : found.filter(({ id }) => (id === YOURS) === isYours);
  const list = useRef<HTMLElement>(null);
  // The list is longer than the window: where one is, is shown in it.
  useEffect(() => {
    if (pathname) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={list} className="set-n" aria-label={t`Settings`}>
      {pathname !== '/systemsettings' && (
        <PageLink to="/systemsettings" className="set-up">
          <ChevronLeft size={14} aria-hidden="true" />
          {t`All settings`}
        </PageLink>
      )}
      <SearchInput label={t`Search settings`} value={keyword} onText={setKeyword} />
      {groups.map((group) => (
        <GroupLinks key={group.id} pathname={pathname} group={group} />
      ))}
      {groups.length === 0 && <p className="meta">{t`No settings found.`}</p>}
    </nav>
  );
}

interface SettingsBodyProps {
  /** Left out where the page brings its own head, as a list does. */
  readonly title?: ReactNode;
  readonly text?: ReactNode;
  /** Right of the title: one primary button. */
  readonly actions?: ReactNode;
  /** Lists need the whole width; fields stand in one column of 720 px. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}
/** One page of fields or cards under its head. */
export const SettingsBody = ({ title, text, actions, wide = false, children }: SettingsBodyProps) => (
  <div className={cx('set-m', wide && 'wide')}>
    {title && (
      <header className="set-h">
        <div className="grow">
          <h1>{title}</h1>
          {text && <p className="meta">{text}</p>}
        </div>
        {actions && <div className="row">{actions}</div>}
      </header>
    )}
    {children}
  </div>
);

/** Page type of every setting: the searchable list of all of them left, one of them at the right. */
export function SettingsFrame(props: SettingsBodyProps) {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const here = SETTINGS.find(({ entries }) => entries.some((entry) => isPageOf(entry, pathname)));
  const agencyEntry = here?.id === YOURS ? undefined : here?.entries.find((entry) => isPageOf(entry, pathname));
  const to = agencyEntry?.to;
  useEffect(() => {
    if (to) rememberSetting(to);
  }, [to]);
  // Some masters, such as riders, stand in the main navigation instead.
  const isSetting = here !== undefined || pathname === '/systemsettings';
  return (
    <div className="set">
      {isSetting && <SideList pathname={pathname} here={here} />}
      <SettingsBody {...props} />
    </div>
  );
}
