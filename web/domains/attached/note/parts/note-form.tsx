import { Trans, useLingui } from '@lingui/react/macro';
import { Globe, Lock } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { mentionedIn } from '#shared/domains/attached/note/rules.ts';
import { NOTE_MAX, type Note, type Visibility } from '#shared/domains/attached/note/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { useColleagues } from '#web/domains/identity/user/widgets/use-colleagues.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { cx } from '#web/ui/cx.ts';
import { RichEditor } from '#web/ui/rich/rich-editor.tsx';
import { useLeave } from '#web/ui/use-leave.ts';

export interface NoteDraft {
  readonly body: string;
  readonly visibility: Visibility;
  readonly mentions: readonly { readonly userId: string }[];
}
interface NoteFormProps {
  /** The note to change; undefined for a new one. */
  readonly note?: Note;
  readonly onSave: (draft: NoteDraft) => Promise<unknown>;
  readonly onCancel?: () => void;
}

/** Returns the colleagues that an @ offers, and those already mentioned. */
function useMentions(note: Note | undefined) {
  const colleagues = useColleagues();
  const [chosen, setChosen] = useState(note?.mentions ?? []);
  const onPick = ({ key, value }: PickerItem) =>
    setChosen([...chosen.filter(({ userId }) => userId !== key), { userId: key, name: value }]);
  return { chosen, names: { items: [...colleagues.values()], known: chosen.map(({ name }) => name), onPick } };
}

interface VisibilityChoiceProps {
  readonly visibility: 'external' | 'internal';
  readonly setVisibility: (next: 'external' | 'internal') => void;
}
function VisibilityChoice({ visibility, setVisibility }: VisibilityChoiceProps) {
  const { t } = useLingui();
  return (
    <Segmented
      label={t`Who can read this`}
      value={visibility}
      onChange={setVisibility}
      items={[
        {
          value: 'internal',
          label: (
            <>
              <Lock size={12} aria-hidden="true" /> {t`Internal`}
            </>
          ),
        },
        {
          value: 'external',
          label: (
            <>
              <Globe size={12} aria-hidden="true" /> {t`Visible to outside users`}
            </>
          ),
        },
      ]}
    />
  );
}

interface NoteEditorProps extends Pick<NoteFormProps, 'note'> {
  readonly text: string;
  readonly setText: (next: string) => void;
  readonly names: { items: PickerItem[]; known: string[]; onPick: ({ key, value }: PickerItem) => void };
}
function NoteEditor({ note, text, setText, names }: NoteEditorProps) {
  const { t } = useLingui();
  return (
    <RichEditor
      value={text}
      onChange={setText}
      names={names}
      label={note ? t`Edit note` : t`New note`}
      placeholder={t`Write a note; @ to mention`}
      rows={note ? 4 : 2}
      maxLength={NOTE_MAX}
      autoFocus={note !== undefined}
    />
  );
}

interface NoteButtonsProps extends Pick<NoteFormProps, 'note' | 'onCancel'> {
  readonly state: { busy?: boolean; problem?: string };
  readonly body: string;
}
function NoteButtons({ note, onCancel, state, body }: NoteButtonsProps) {
  return (
    <>
      {onCancel && (
        <Button size="sm" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
      <Button size="sm" kind="primary" type="submit" disabled={!body} busy={state.busy ?? false} keys="mod+enter">
        {note ? <Trans>Save note</Trans> : <Trans>Add note</Trans>}
      </Button>
    </>
  );
}

function NoteProblem({ problem }: { readonly problem: string }) {
  return (
    <p className="err sentence" role="alert">
      {problem}
    </p>
  );
}

/** Asks for the text of a note and its readers. The form looks like the note will look. */
export function NoteForm({ note, onSave, onCancel }: NoteFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState(note?.body ?? '');
  const { chosen, names } = useMentions(note);
  const [visibility, setVisibility] = useState<Visibility>(note?.visibility ?? 'internal');
  const [state, setState] = useState<{ busy?: boolean; problem?: string }>({});
  const body = text.trim();
  useLeave(text !== (note?.body ?? ''));
  const save = async (event?: SubmitEvent | React.KeyboardEvent) => {
    event?.preventDefault();
    if (!body || state.busy) return;
    setState({ busy: true });
    try {
      await onSave({ body, visibility, mentions: mentionedIn(body, chosen).map(({ userId }) => ({ userId })) });
      if (!note) setText('');
      setState({});
    } catch (error) {
      setState({ problem: isExpected(error) ? error.message : t`Couldn't save the note. Try again.` });
    }
  };
  return (
    <form
      className={cx('nt-form', visibility)}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save(event);
      }}
    >
      <NoteEditor note={note} text={text} setText={setText} names={names} />
      {state.problem && <NoteProblem problem={state.problem} />}
      <div className="row wrap">
        <VisibilityChoice visibility={visibility} setVisibility={setVisibility} />
        <span className="push" />
        <NoteButtons note={note} onCancel={onCancel} state={state} body={body} />
      </div>
    </form>
  );
}
