import { Dialog as Layer, Portal } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './button.tsx';
import { Chakra } from './chakra.tsx';
import { cx } from './cx.ts';
import { dialogs } from './dialogs.ts';

/** Sizes of the spec, section 9; the layer keeps 40 px beside, 15 above and 100 below. */
const SIZES = {
  question: { width: 480 },
  send: { width: 720 },
  picker: { width: 1000, height: 750 },
  transport: { width: 1000, height: 800 },
  choose: { width: 1100, height: 700 },
} as const;
export type DialogSize = keyof typeof SIZES;

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Name of the dialog; always there for screen readers. */
  readonly title: ReactNode;
  readonly size?: DialogSize;
  readonly titleBar?: boolean;
  readonly closeIcon?: boolean;
  readonly closeOnOutside?: boolean;
  /** Leaving then asks first. */
  readonly dirty?: boolean;
  readonly tone?: 'red';
  readonly role?: 'dialog' | 'alertdialog';
  /** Left of the foot. */
  readonly hint?: ReactNode;
  /** Right of the foot: cancel, then the primary. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const FIRST = 'input:not([type=hidden]), select, textarea, [data-autofocus], .dialog-f .btn.primary, .dialog-f .btn';

export function Dialog(props: DialogProps) {
  const { open, onClose, title, size = 'question', titleBar = true, closeIcon = true, closeOnOutside = false } = props;
  const { t } = useLingui();
  const content = useRef<HTMLDivElement>(null);
  const leave = async () => {
    if (!props.dirty || (await dialogs.leave())) onClose();
  };
  return (
    <Chakra>
      <Layer.Root
        open={open}
        onOpenChange={(change) => !change.open && void leave()}
        closeOnInteractOutside={closeOnOutside}
        role={props.role ?? 'dialog'}
        initialFocusEl={() => content.current?.querySelector<HTMLElement>(FIRST) ?? content.current}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Layer.Backdrop className="shade" />
          <Layer.Positioner className="dialog-pos">
            <Layer.Content ref={content} className={cx('dialog', props.tone)} style={SIZES[size]}>
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
              <div className="dialog-b">{props.children}</div>
              {(props.actions || props.hint) && (
                <footer className="dialog-f">
                  <span className="meta grow">{props.hint}</span>
                  {props.actions}
                </footer>
              )}
            </Layer.Content>
          </Layer.Positioner>
        </Portal>
      </Layer.Root>
    </Chakra>
  );
}
