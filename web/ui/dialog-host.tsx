import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { says } from '#web/platform/says.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type Asked, dialogStore } from './dialogs.ts';

interface Words {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly action: ReactNode;
  readonly cancel: ReactNode;
  readonly danger: boolean;
}

function useWords(asked: Asked): Words {
  const { t } = useLingui();
  switch (asked.kind) {
    case 'question':
      return {
        title: asked.title,
        text: asked.text,
        action: asked.action,
        cancel: asked.cancel ?? t`Cancel`,
        danger: asked.danger ?? false,
      };
    case 'information':
      return {
        title: asked.title,
        text: asked.text,
        action: t`Close`,
        cancel: undefined,
        danger: asked.tone === 'red',
      };
    case 'removal':
      return {
        title: <Trans>Delete {asked.name}?</Trans>,
        text: asked.text,
        action: t`Delete`,
        cancel: t`Keep`,
        danger: true,
      };
    case 'leave':
      return {
        title: says('unsaved'),
        text: t`Leave and lose them, or stay and save first.`,
        action: t`Leave without saving`,
        cancel: t`Stay here`,
        danger: true,
      };
  }
}

function AskedDialog({ asked }: { readonly asked: Asked }) {
  const words = useWords(asked);
  const red = asked.kind === 'information' && asked.tone === 'red';
  return (
    <Dialog
      open
      title={words.title}
      role="alertdialog"
      onClose={() => asked.answer(false)}
      closeOnOutside={asked.kind === 'information'}
      {...(red ? { tone: 'red' } : {})}
      actions={
        <>
          {words.cancel && <Button onClick={() => asked.answer(false)}>{words.cancel}</Button>}
          <Button kind={words.danger && !red ? 'danger' : 'primary'} onClick={() => asked.answer(true)}>
            {words.action}
          </Button>
        </>
      }
    >
      <div className="sentence">{words.text}</div>
    </Dialog>
  );
}

export const DialogHost = () => dialogStore.use().map((asked) => <AskedDialog key={asked.key} asked={asked} />);
