import { useLingui } from '@lingui/react/macro';
import { Lock, Moon, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { entryName } from '#shared/domains/booking/timetable/rules.ts';
import type { TimetableEntry } from '#shared/domains/booking/timetable/schemas.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { KindMark } from '../widgets/kind-mark.tsx';

interface EntryLineProps {
  readonly entry: TimetableEntry;
  readonly may: boolean;
  /** It was just edited: the keyboard goes on from here. */
  readonly focused: boolean;
  readonly onEdit: () => void;
  readonly onDrop: () => void;
}

function Words({ entry }: { readonly entry: TimetableEntry }) {
  const { t } = useLingui();
  const { place, note, isNight, audience } = entry;
  return (
    <span className="col grow">
      <span className="row strong">
        {entryName(entry, currentLocale())}
        {isNight && <Moon size={13} className="tt-moon" role="img" aria-label={t`Night`} />}
        {audience === 'internal' && (
          <span className="tag grey">
            <Lock size={11} aria-hidden="true" /> {t`Internal`}
          </span>
        )}
      </span>
      {(place || note) && <span className="meta">{[place, note].filter(Boolean).join(', ')}</span>}
    </span>
  );
}

/** One entry to read; a press on it edits it in its place. */
export function EntryLine({ entry, may, focused, onEdit, onDrop }: EntryLineProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const name = entryName(entry, currentLocale());
  const content = (
    <>
      <span className="tt-time num">
        <b>{entry.start}</b>
        {entry.end && <span className="meta">{entry.end}</span>}
      </span>
      <KindMark kind={entry.kind} />
      <Words entry={entry} />
    </>
  );
  return (
    <li className="tt-line">
      {may ? (
        <button
          ref={button}
          type="button"
          className="tt-open"
          aria-label={t`Edit ${entry.start} ${name}`}
          onClick={onEdit}
        >
          {content}
        </button>
      ) : (
        <span className="tt-open">{content}</span>
      )}
      {may && (
        <IconButton label={t`Delete ${name}`} onClick={onDrop}>
          <Trash2 size={15} />
        </IconButton>
      )}
    </li>
  );
}
