import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent, useState } from 'react';
import { MESSAGE_MAX } from '#shared/domains/journeys/advancing/limits.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Textarea } from '#web/ui/input.tsx';
import { Problem } from '#web/ui/problem.tsx';
import './thread.css';

export interface Line {
  readonly id: string;
  readonly name: string;
  readonly at: string;
  readonly text: string;
  readonly isMine: boolean;
  /** The question that the message is about. */
  readonly about?: ReactNode;
}

/** Messages, oldest first. */
export function Lines({ lines, tone }: { readonly lines: readonly Line[]; readonly tone?: 'internal' }) {
  const { near } = useFormat();
  return (
    <ol className="adm-lines">
      {lines.map(({ id, name, at, text, isMine, about }) => (
        <li key={id} className={cx('adm-line', isMine && 'mine', tone)}>
          <span className="row wrap">
            <span className="strong">{name}</span>
            <time className="micro num" dateTime={at}>
              {near(at)}
            </time>
          </span>
          {about && <span className="meta">{about}</span>}
          <span className="pre">{text}</span>
        </li>
      ))}
    </ol>
  );
}

interface WriteFormProps {
  readonly label: string;
  readonly action: ReactNode;
  readonly busy: boolean;
  readonly error: Error | null;
  /** Sends the text. The field is emptied once it has arrived. */
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onCancel?: () => void;
  readonly field?: Ref<HTMLTextAreaElement>;
  readonly tone?: 'internal';
}
/** Writes a message. Ctrl and Enter send it. */
export function WriteForm({ label, action, busy, error, onSend, onCancel, field, tone }: WriteFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    // The error is shown below the field.
    if (!busy && !isEmpty)
      void onSend(text.trim()).then(
        () => setText(''),
        () => undefined,
      );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
  };
  return (
    <form className={cx('adm-form', tone)} onSubmit={send}>
      <Textarea
        ref={field}
        rows={2}
        aria-label={label}
        placeholder={t`Write a message`}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <Problem error={error} />
      <span className="row wrap">
        <Button type="submit" busy={busy} disabled={isEmpty}>
          {action}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t`Cancel`}</Button>}
      </span>
    </form>
  );
}
