import { Dialog as Layer, Portal } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { LayerHolders, usePendingChanges } from '#web/platform/pending-changes.ts';
import { IconButton } from './button.tsx';
import { Chakra } from './chakra.tsx';
import { cx } from './cx.ts';
import { DIALOG_SIZES, type DialogProps } from './dialog-props.ts';
import { dialogs } from './dialogs.ts';
import { MayLeave } from './may-leave.ts';
import { useDrawn } from './use-drawn.ts';

const ENABLED = ':not([type=hidden], :disabled, [readonly])';
const FIRST = `input${ENABLED}, select${ENABLED}, textarea${ENABLED}, [data-autofocus], .dialog-f .btn.primary, .dialog-f .btn`;

const isEmpty = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement &&
  element.type !== 'checkbox' &&
  element.type !== 'radio' &&
  element.value === '';
/** Finds the first field that takes an answer or, with `empty`, the first empty one. */
function firstOf(content: HTMLElement | null, focus: DialogProps['focus']): HTMLElement | null {
  const found = [...(content?.querySelectorAll<HTMLElement>(FIRST) ?? [])];
  return (focus === 'empty' ? found.find(isEmpty) : undefined) ?? found[0] ?? content;
}

/** Remembers the element that gets the focus back. It is read as the dialog opens, before a field takes the focus. */
function useOpener(open: boolean): () => HTMLElement | null {
  const [seen, see] = useState<{ open: boolean; by: Element | null }>({ open: false, by: null });
  if (seen.open !== open) see({ open, by: open ? document.activeElement : seen.by });
  return () => (seen.by instanceof HTMLElement && seen.by.isConnected ? seen.by : null);
}

export function DialogLayer(props: DialogProps) {
  const { open, onClose, title, size = 'question', titleBar = true, closeIcon = true, closeOnOutside = false } = props;
  const { t } = useLingui();
  usePendingChanges(open && (props.dirty ?? false));
  const drawn = useDrawn();
  const content = useRef<HTMLDivElement>(null);
  const opener = useOpener(open);
  const [held] = useState(() => new Set<symbol>());
  const mayLeave = async () => (!props.dirty && held.size === 0) || dialogs.leave();
  const leave = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <Chakra>
      <Layer.Root
        open={drawn && open}
        onOpenChange={(change) => !change.open && void leave()}
        closeOnInteractOutside={closeOnOutside}
        role={props.role ?? 'dialog'}
        initialFocusEl={() => firstOf(content.current, props.focus)}
        finalFocusEl={opener}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Layer.Backdrop className="shade" />
          <Layer.Positioner className="dialog-pos">
            <Layer.Content ref={content} className={cx('dialog', props.tone)} style={DIALOG_SIZES[size]}>
              <header className={cx('dialog-h', !titleBar && 'sr')}>
                <Layer.Title asChild>
                  <h2 className="grow">{title}</h2>
                </Layer.Title>
                {titleBar && closeIcon && (
                  <IconButton label={t`Close`} keys="escape" onClick={() => void leave()}>
                    <X size={16} />
                  </IconButton>
                )}
              </header>
              <LayerHolders value={held}>
                <div className="dialog-b">{props.children}</div>
              </LayerHolders>
              {(props.actions || props.hint) && (
                <footer className="dialog-f">
                  <span className="meta grow">{props.hint}</span>
                  <MayLeave value={mayLeave}>{props.actions}</MayLeave>
                </footer>
              )}
            </Layer.Content>
          </Layer.Positioner>
        </Portal>
      </Layer.Root>
    </Chakra>
  );
}
