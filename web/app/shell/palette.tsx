import { Dialog as Layer, Portal } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Command } from 'cmdk';
import { CornerDownLeft, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { may, useMe } from '#web/platform/me.ts';
import { says } from '#web/platform/says.ts';
import type { PaletteAction } from '#web/platform/search-providers.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Chakra } from '#web/ui/chakra.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { matches, parseQuery, splitHit } from './palette-query.ts';
import { paletteActions } from './palette-records.ts';
import { useGo } from './use-pages.ts';
import { type PalettePage, usePalettePages } from './use-palette-pages.ts';
import { useSearchHits } from './use-search-hits.ts';
import './palette.css';

/** The typed part stands out. */
function Hit({ text, keyword }: { readonly text: string; readonly keyword: string }) {
  const [before, hit, after] = splitHit(text, keyword);
  return (
    <>
      {before}
      {hit && <u>{hit}</u>}
      {after}
    </>
  );
}

interface RowProps {
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly keyword: string;
  readonly keys?: string | undefined;
  readonly onSelect: () => void;
}
const Row = ({ id, icon, title, detail, keyword, keys, onSelect }: RowProps) => (
  <Command.Item value={id} className="cmd-r" onSelect={onSelect}>
    <span className="cmd-ic">{icon}</span>
    <b>
      <Hit text={title} keyword={keyword} />
    </b>
    {detail && (
      <span className="mut cut">
        <Hit text={detail} keyword={keyword} />
      </span>
    )}
    <span className="push row">
      {keys && <Kbd keys={keys} />}
      <CornerDownLeft size={14} className="cmd-go" aria-hidden="true" />
    </span>
  </Command.Item>
);

interface PagesProps extends Pick<ResultsProps, 'go'> {
  readonly heading: string;
  readonly pages: readonly PalettePage[];
  readonly keyword: string;
}
const Pages = ({ heading, pages, keyword, go }: PagesProps) =>
  pages.length > 0 && (
    <Command.Group heading={heading}>
      {pages.map(({ to, icon: Icon, title, keys }) => (
        <Row
          key={to}
          id={`page:${to}`}
          icon={<Icon size={16} />}
          title={title}
          keyword={keyword}
          keys={keys}
          onSelect={() => go(to)}
        />
      ))}
    </Command.Group>
  );

interface ResultsProps {
  readonly text: string;
  readonly go: (address: string) => void;
  readonly act: (action: PaletteAction) => void;
}
function Results({ text, go, act }: ResultsProps) {
  const { t } = useLingui();
  const me = useMe();
  const query = parseQuery(text);
  const { groups, pending } = useSearchHits(query);
  const { pages, settings, made } = usePalettePages(query);
  const actions = paletteActions.filter(
    (action) => query.scope !== 'records' && may(me, action.permission) && matches(action.label(), query.keyword),
  );
  const nothing = !pending && [groups, pages, settings, made, actions].every(({ length }) => length === 0);
  return (
    <Command.List className="cmd-l" label={t`Results`}>
      {groups.map(({ provider, hits }) => (
        <Command.Group key={provider.id} heading={provider.group()}>
          {hits.map((hit) => (
            <Row
              key={hit.key}
              id={`${provider.id}:${hit.key}`}
              icon={hit.avatar ? <Avatar name={hit.title} size={22} /> : <provider.icon size={16} />}
              title={hit.title}
              detail={hit.detail}
              keyword={query.keyword}
              onSelect={() => go(hit.to)}
            />
          ))}
        </Command.Group>
      ))}
      <Pages heading={t`Go to`} pages={pages} keyword={query.keyword} go={go} />
      <Pages heading={t`Settings`} pages={settings} keyword={query.keyword} go={go} />
      <Pages heading={t`New`} pages={made} keyword={query.keyword} go={go} />
      {actions.length > 0 && (
        <Command.Group heading={t`Actions`}>
          {actions.map((action) => (
            <Row
              key={action.id}
              id={`do:${action.id}`}
              icon={<action.icon size={16} />}
              title={action.label()}
              keyword={query.keyword}
              keys={action.keys}
              onSelect={() => act(action)}
            />
          ))}
        </Command.Group>
      )}
      {nothing && <p className="cmd-0 sentence">{says('noResults')}</p>}
    </Command.List>
  );
}

export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useGo();
  const [text, setText] = useState('');
  const [newTab, setNewTab] = useState(false);
  const go = (address: string) => {
    onClose();
    if (newTab) open(address, '_blank', 'noopener');
    else navigate(address);
  };
  const act = (action: PaletteAction) => {
    onClose();
    action.run(navigate);
  };
  const noteModifier = (event: KeyboardEvent) => setNewTab(event.metaKey || event.ctrlKey);
  return (
    <Chakra>
      <Layer.Root open onOpenChange={(change) => !change.open && onClose()}>
        <Portal>
          <Layer.Backdrop className="shade" />
          <Layer.Positioner className="cmd-pos">
            <Layer.Content className="cmd" aria-label={t`Search or jump to`}>
              <Command
                shouldFilter={false}
                loop
                label={t`Search or jump to`}
                onKeyDown={noteModifier}
                onKeyUp={noteModifier}
              >
                <div className="cmd-i">
                  <Search size={18} aria-hidden="true" />
                  <Command.Input autoFocus value={text} onValueChange={setText} placeholder={t`Search or jump to`} />
                  <Kbd keys="escape" />
                </div>
                <Results text={text} go={go} act={act} />
                <footer className="cmd-f">
                  <span className="row">
                    <Kbd keys="arrowup arrowdown" />
                    <Trans>move</Trans>
                  </span>
                  <span className="row">
                    <Kbd keys="enter" />
                    <Trans>open</Trans>
                  </span>
                  <span className="row">
                    <Kbd keys="mod+enter" />
                    <Trans>new tab</Trans>
                  </span>
                  <span className="push row">
                    <Kbd keys=">" />
                    <Trans>commands</Trans>
                    <Kbd keys="@" />
                    <Trans>people</Trans>
                    <Kbd keys="#" />
                    <Trans>numbers</Trans>
                  </span>
                </footer>
              </Command>
            </Layer.Content>
          </Layer.Positioner>
        </Portal>
      </Layer.Root>
    </Chakra>
  );
}
