import { useLingui } from '@lingui/react/macro';
import { Bold, Italic, List } from 'lucide-react';
import { NOTE_MAX } from '#shared/domains/note/schemas.ts';
import { IconButton } from '#web/ui/button.tsx';
import { NameList } from './name-list.tsx';
import type { Markup } from './use-markup.ts';

interface MarkupFieldProps {
  readonly markup: Markup;
  readonly label: string;
  readonly placeholder: string;
  readonly rows: number;
  readonly autoFocus?: boolean;
}
/** A field for light markup, with its three buttons and the names behind an @. */
export function MarkupField({ markup, label, placeholder, rows, autoFocus = false }: MarkupFieldProps) {
  const { t } = useLingui();
  const { area, text, onChange, onKeyDown, closeNames } = markup.field;
  const { listId, names, active, pick } = markup.names;
  const open = names.length > 0;
  return (
    <div className="nt-field">
      <span className="in area">
        <textarea
          ref={area}
          rows={rows}
          maxLength={NOTE_MAX}
          aria-label={label}
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open ? `${listId}-${active}` : undefined}
          value={text}
          // biome-ignore lint/a11y/noAutofocus: opened by a press on Edit, which means this field
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={closeNames}
        />
      </span>
      {open && <NameList id={listId} label={t`Colleagues`} items={names} active={active} onPick={pick} />}
      <div className="row nt-tools">
        <IconButton label={t`Bold`} keys="mod+b" onClick={markup.bold}>
          <Bold size={14} />
        </IconButton>
        <IconButton label={t`Italic`} keys="mod+i" onClick={markup.italic}>
          <Italic size={14} />
        </IconButton>
        <IconButton label={t`List`} onClick={markup.list}>
          <List size={14} />
        </IconButton>
      </div>
    </div>
  );
}
