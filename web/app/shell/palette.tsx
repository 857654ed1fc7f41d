import { Dialog as Layer, Portal } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { Command } from 'cmdk';
import { CornerDownLeft, Search } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { says } from '#web/platform/says.ts';
import { Chakra } from '#web/ui/chakra.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { useHeldStill } from '#web/ui/use-held-still.ts';
import { splitHit } from './palette-query.ts';
import { useGo } from './use-pages.ts';
import { usePaletteChoice } from './use-palette-choice.ts';
import { type PaletteResult, usePaletteResults } from './use-palette-results.tsx';
import './palette.css';
import { PaletteKeys } from './palette-keys.tsx';

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

type ResultProps = Readonly<{ result: PaletteResult; keyword: string; on: boolean; onTake: (newTab: boolean) => void }>;
/** A link where it leads to a page, so the browser's own clicks work. */
function Result({ result: { id, icon, title, detail, keys, to }, keyword, on, onTake }: ResultProps) {
  const face = (
    <>
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
    </>
  );
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onTake(event.metaKey || event.ctrlKey);
  };
  const props = { className: 'cmd-r', 'aria-selected': on, 'data-selected': on, tabIndex: -1, onClick };
  return (
    <Command.Item value={id} asChild>
      {to ? (
        <a href={to} draggable={false} {...props}>
          {face}
        </a>
      ) : (
        <div {...props}>{face}</div>
      )}
    </Command.Item>
  );
}

interface ResultsProps extends Pick<ReturnType<typeof usePaletteResults>, 'groups' | 'keyword' | 'pending'> {
  readonly selected: string;
  readonly onTake: (id: string, newTab: boolean) => void;
  readonly onPointerMove: () => void;
  readonly onPointerDown: () => void;
}
function Results({ groups, keyword, pending, selected, onTake, onPointerMove, onPointerDown }: ResultsProps) {
  const { t } = useLingui();
  return (
    <Command.List
      className="cmd-l"
      label={t`Results`}
      onPointerMoveCapture={onPointerMove}
      onPointerDownCapture={onPointerDown}
    >
      {groups.map(({ id: group, heading, results }) => (
        <Command.Group key={group} heading={heading}>
          {results.map((result) => (
            <Result
              key={result.id}
              result={result}
              keyword={keyword}
              on={result.id === selected}
              onTake={(newTab) => onTake(result.id, newTab)}
            />
          ))}
        </Command.Group>
      ))}
      {!pending && groups.length === 0 && <p className="cmd-0 sentence">{says('noResults')}</p>}
    </Command.List>
  );
}

/** The results of the typed text, and the choice among them. */
function usePalette(onClose: () => void) {
  const navigate = useGo();
  const [text, setText] = useState('');
  const { groups: found, keyword, pending } = usePaletteResults(text);
  const { shown: groups, onPointerDown } = useHeldStill(found);
  const all = groups.flatMap(({ results }) => results);
  const take = (id: string, newTab: boolean) => {
    const result = all.find((one) => one.id === id);
    onClose();
    result?.action?.run(navigate);
    if (!result?.to) return;
    if (newTab) open(result.to, '_blank', 'noopener');
    else navigate(result.to);
  };
  const choice = usePaletteChoice({ ids: all.map(({ id }) => id), pending, onTake: take });
  const type = (next: string) => {
    setText(next);
    choice.reset();
  };
  return { text, keyword, pending, groups, onPointerDown, take, choice, type };
}

function PaletteInput({ text, type }: { readonly text: string; readonly type: (next: string) => void }) {
  const { t } = useLingui();
  return (
    <div className="cmd-i">
      <Search size={18} aria-hidden="true" />
      <Command.Input autoFocus value={text} onValueChange={type} placeholder={t`Search or jump to`} />
      <Kbd keys="escape" />
    </div>
  );
}

export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { text, keyword, pending, groups, onPointerDown, take, choice, type } = usePalette(onClose);
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
                value={choice.selected}
                onValueChange={choice.onMove}
                onKeyDown={choice.onKeyDown}
              >
                <PaletteInput text={text} type={type} />
                <Results
                  groups={groups}
                  keyword={keyword}
                  pending={pending}
                  selected={choice.selected}
                  onTake={take}
                  onPointerMove={choice.onPointerMove}
                  onPointerDown={onPointerDown}
                />
                <PaletteKeys />
              </Command>
            </Layer.Content>
          </Layer.Positioner>
        </Portal>
      </Layer.Root>
    </Chakra>
  );
}
