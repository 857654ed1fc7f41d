import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { says } from '#web/platform/says.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type Asked, dialogStore } from './dialogs.ts';
import { Later } from './later.tsx';
import { part } from './part.tsx';

const ReasonField = part(async () => (await import('./reason-field.tsx')).ReasonField);

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
    case 'reason':
      return { title: asked.title, text: undefined, action: asked.action, cancel: t`Cancel`, danger: false };
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
  const [reason, setReason] = useState('');
  const isMissing = asked.kind === 'reason' && reason.trim() === '';
  const say = (text: string) => {
    setReason(text);
    if (asked.kind === 'reason') asked.onReason(text);
  };
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
          <Button
            kind={words.danger && !red ? 'danger' : 'primary'}
            disabled={isMissing}
            onClick={() => asked.answer(true)}
          >
            {words.action}
          </Button>
        </>
      }
    >
      {asked.kind === 'reason' ? (
        <Later lines={3}>
          <ReasonField value={reason} onChange={say} />
        </Later>
      ) : (
        <div className="sentence">{words.text}</div>
      )}
    </Dialog>
  );
}

export const DialogHost = () => dialogStore.use().map((asked) => <AskedDialog key={asked.key} asked={asked} />);
