import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../button.tsx';
import { Input } from '../input.tsx';
import { safeHref } from './nodes.ts';

const linkAt = (editor: Editor): string => {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href.replace(/^mailto:/, '') : '';
};

/** Links what is selected; with nothing selected the address stands for itself. */
function setLink(editor: Editor, href: string): void {
  const isThere = editor.isActive('link');
  const then = editor.chain().focus();
  if (editor.state.selection.empty && !isThere)
    then
      .insertContent({ type: 'text', text: href.replace(/^mailto:/, ''), marks: [{ type: 'link', attrs: { href } }] })
      .run();
  else then.extendMarkRange('link').setMark('link', { href }).run();
}

/** The address of the link under the cursor, and the acts on it. */
function useLinkEdit(editor: Editor, onDone: () => void) {
  const [there] = useState(() => linkAt(editor));
  const [address, setAddress] = useState(there);
  const [wrong, setWrong] = useState(false);
  const leave = () => {
    onDone();
    editor.commands.focus();
  };
  const set = () => {
    const href = safeHref(address);
    if (!href) return setWrong(true);
    setLink(editor, href);
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') set();
    else leave();
  };
  return { there, address, setAddress, wrong, setWrong, leave, set, remove, onKeyDown };
}

/** The address of a link, below the tools. */
export function LinkRow({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const { t } = useLingui();
  const { there, address, setAddress, wrong, setWrong, leave, set, remove, onKeyDown } = useLinkEdit(editor, onDone);
  return (
    <div className="rich-link">
      <div className="row wrap">
        <Input
          className="grow"
          aria-label={t`Link address`}
          placeholder={t`Web or email address`}
          value={address}
          aria-invalid={wrong || undefined}
          autoFocus
          onChange={({ target }) => {
            setAddress(target.value);
            setWrong(false);
          }}
          onKeyDown={onKeyDown}
        />
        <Button size="sm" kind="primary" onClick={set}>
          {t`Set link`}
        </Button>
        <Button size="sm" onClick={there ? remove : leave}>
          {there ? t`Remove link` : t`Cancel`}
        </Button>
      </div>
      {wrong && (
        <span className="err sentence" role="alert">
          {t`Not a valid web or email address.`}
        </span>
      )}
    </div>
  );
}
