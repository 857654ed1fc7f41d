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

/** Asks before the dialog, or something it holds, loses changes. */
function useLeave(dirty: DialogProps['dirty'], onClose: DialogProps['onClose']) {
  const [held] = useState(() => new Set<symbol>());
  const mayLeave = async () => (!dirty && held.size === 0) || dialogs.leave();
  const leave = async () => {
    if (await mayLeave()) onClose();
  };
  return { held, mayLeave, leave };
}

interface DialogHeadProps extends Pick<DialogProps, 'title'> {
  readonly titleBar: boolean;
  readonly closeIcon: boolean;
  readonly leave: () => Promise<void>;
}
function DialogHead({ title, titleBar, closeIcon, leave }: DialogHeadProps) {
  const { t } = useLingui();
  return (
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
  );
}

interface DialogFootProps extends Pick<DialogProps, 'actions' | 'hint'> {
  readonly mayLeave: () => Promise<boolean>;
}
function DialogFoot({ actions, hint, mayLeave }: DialogFootProps) {
  return (
    (actions || hint) && (
      <footer className="dialog-f">
        <span className="meta grow">{hint}</span>
        <MayLeave value={mayLeave}>{actions}</MayLeave>
      </footer>
    )
  );
}

export function DialogLayer(props: DialogProps) {
  const { open, onClose, title, size = 'question', titleBar = true, closeIcon = true, closeOnOutside = false } = props;

  usePendingChanges(open && (props.dirty ?? false));
  const drawn = useDrawn();
  const content = useRef<HTMLDivElement>(null);
  const opener = useOpener(open);
  const { held, mayLeave, leave } = useLeave(props.dirty, onClose);
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
              <DialogHead title={title} titleBar={titleBar} closeIcon={closeIcon} leave={leave} />
              <LayerHolders value={held}>
                <div className="dialog-b">{props.children}</div>
              </LayerHolders>
              <DialogFoot actions={props.actions} hint={props.hint} mayLeave={mayLeave} />
            </Layer.Content>
          </Layer.Positioner>
        </Portal>
      </Layer.Root>
    </Chakra>
  );
}
